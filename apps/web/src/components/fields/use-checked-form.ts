import type { Problem } from '@soundroof/contract/platform/problem'
import { type SchemaField, schemaField } from '@soundroof/contract/platform/schema-field'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { Sent } from '../../platform/api/envelope.ts'
import { toast } from '../../platform/toast.ts'
import { useBusy } from '../../platform/use-busy.ts'
import type { Message } from '../../platform/words/use-say.ts'
import { focusField, focusSoon } from './error-summary.tsx'

type Edit<D> = (part: Partial<D>) => void

type Options<S extends z.ZodRawShape, D, A> = {
  /** The contract's: labels and limits of the fields that it has. */
  readonly schema: z.ZodObject<S>
  readonly start: D
  /** A form that outlives the page, see `useKeptForm`; otherwise the form is forgotten with it. */
  readonly kept?: { readonly form: NoInfer<D>; readonly edit: Edit<NoInfer<D>>; readonly forget: () => void }
  readonly problemsOf: (form: NoInfer<D>) => readonly Problem[]
  readonly send: (form: NoInfer<D>) => Promise<Sent<A>>
  readonly onDone?: (data: A, form: NoInfer<D>) => unknown
  /** Focused after a refusal without a field; the first by default. */
  readonly fallbackField?: NoInfer<keyof D & string>
}

export type BoundField = SchemaField & {
  readonly name: string
  readonly value: string
  readonly error: Message | undefined
  readonly onChange: (value: string) => void
}

const useOwnForm = <D>(start: D) => {
  const [form, setForm] = useState(start)
  const edit: Edit<D> = (part) => setForm((now) => ({ ...now, ...part }))
  return { form, edit, forget: () => undefined }
}

/** Values, problems and submission of a form. The first problem is announced and gets the focus. */
export const useCheckedForm = <S extends z.ZodRawShape, D extends object, A>(options: Options<S, D, A>) => {
  const { schema, start, kept, problemsOf, send, onDone, fallbackField } = options
  const own = useOwnForm(start)
  const { form, edit, forget } = kept ?? own
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, during] = useBusy()
  const give = async () => {
    const answer = await send(form)
    if (answer.ok) {
      forget()
      return onDone?.(answer.data, form)
    }
    setProblems(answer.issues)
    focusSoon(answer.issues[0]?.field ?? fallbackField ?? Object.keys(form)[0] ?? '')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(form)
    setProblems(found)
    const [first] = found
    if (first) {
      toast(first.coded, 'problem')
      focusField(first.field)
      return
    }
    await during(give())
  }
  const errorOf = (name: keyof D) => problems.find(({ field }) => field === name)?.coded
  const change: Edit<D> = (part) => {
    edit(part)
    setProblems((now) => now.filter(({ field }) => !(field in part)))
  }
  const bind = (name: keyof D & keyof S & string): BoundField => ({
    ...schemaField(schema, name),
    name,
    value: String(form[name] ?? ''),
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value } as Partial<D>),
  })
  const reset = () => {
    edit(start)
    setProblems([])
  }
  const onSubmit = (event: FormEvent) => void submit(event)
  return { form, bind, change, errorOf, busy, problems, reset, submit: onSubmit, sending: { busy, onSubmit } }
}
