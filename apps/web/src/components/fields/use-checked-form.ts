import type { Problem } from '@soundroof/contract/platform/problem'
import { type FormEvent, useState } from 'react'
import { toast } from '../../platform/toast.ts'
import { focusField, focusSoon } from './error-summary.tsx'

type Options<D> = {
  readonly start: D
  readonly problemsOf: (form: D) => readonly Problem[]
  /** The server's problems; null on success. */
  readonly send: (form: D) => Promise<readonly Problem[] | null>
}

export type BoundField = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A form of texts: values, problems and submission. The first problem is announced and gets the focus. */
export const useCheckedForm = <D extends Readonly<Record<string, string>>>({ start, problemsOf, send }: Options<D>) => {
  const [form, setForm] = useState(start)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(form)
    setProblems(found)
    const [first] = found
    if (first) {
      toast(first.message, 'problem')
      focusField(first.field)
      return
    }
    setBusy(true)
    const refused = await send(form)
    setBusy(false)
    if (refused === null) return
    setProblems(refused)
    focusSoon(refused[0]?.field ?? Object.keys(form)[0] ?? '')
  }
  const bind = (name: keyof D & string): BoundField => ({
    name,
    value: form[name] ?? '',
    error: problems.find(({ field }) => field === name)?.message,
    onChange: (value: string) => {
      setForm({ ...form, [name]: value })
      setProblems(problems.filter(({ field }) => field !== name))
    },
  })
  const reset = () => {
    setForm(start)
    setProblems([])
  }
  return { form, bind, busy, problems, reset, submit: (event: FormEvent) => void submit(event) }
}
