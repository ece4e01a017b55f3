import type { Problem } from '@soundroof/contract/platform/problem'
import { type FormEvent, useState } from 'react'
import { toast } from '../../platform/toast.ts'
import type { Message } from '../../platform/words/use-say.ts'
import { focusField, focusSoon } from './error-summary.tsx'

type Options<D> = {
  readonly start: D
  readonly problemsOf: (form: D) => readonly Problem[]
  /** The server's problems; null on success. */
  readonly send: (form: D) => Promise<readonly Problem[] | null>
  /** Focused after a refusal without a field; the first by default. */
  readonly fallbackField?: NoInfer<keyof D & string>
}

export type BoundField = {
  readonly name: string
  readonly value: string
  readonly error: Message | undefined
  readonly onChange: (value: string) => void
}

/** Values, problems and submission of a form. The first problem is announced and gets the focus. */
export const useCheckedForm = <D extends object>({ start, problemsOf, send, fallbackField }: Options<D>) => {
  const [form, setForm] = useState(start)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
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
    setBusy(true)
    const refused = await send(form)
    setBusy(false)
    if (refused === null) return
    setProblems(refused)
    focusSoon(refused[0]?.field ?? fallbackField ?? Object.keys(form)[0] ?? '')
  }
  const errorOf = (name: keyof D) => problems.find(({ field }) => field === name)?.coded
  const change = (part: Partial<D>) => {
    setForm({ ...form, ...part })
    setProblems(problems.filter(({ field }) => !(field in part)))
  }
  const bind = (name: keyof D & string): BoundField => ({
    name,
    value: String(form[name] ?? ''),
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value } as Partial<D>),
  })
  const reset = () => {
    setForm(start)
    setProblems([])
  }
  return { form, bind, change, errorOf, busy, problems, reset, submit: (event: FormEvent) => void submit(event) }
}
