import { useState } from 'react'
import { useKeptEvidence } from '../../../platform/draft/kept-evidence.ts'
import { useKeptForm } from '../../../platform/draft/kept-forms.ts'
import { isObject, parseJson } from '../../../platform/json.ts'

export type Given = { readonly reason: string; readonly file: File | null }

/** What a form has beyond reason and evidence, and keeps, too. */
export type More<F> = {
  /** Of what the device kept, which may be of a former release, or of values that are others now. */
  readonly read: (kept: Readonly<Record<string, unknown>>) => Partial<F>
  readonly kept: (form: F) => Readonly<Record<string, unknown>>
}

const nothingKept = { reason: '', more: '' }

/** A proposal that outlives its dialog and the page, on this device, until it is sent. @param name of what is proposed */
export const useKeptProposal = <F extends Given>(name: string, start: F, { read, kept }: More<F>) => {
  const texts = useKeptForm(name, nothingKept)
  const { file, choose } = useKeptEvidence(name)
  const [own, setOwn] = useState<F>(() => {
    const more = parseJson(texts.form.more)
    return { ...start, ...(isObject(more) ? read(more) : {}), reason: texts.form.reason }
  })
  const edit = (part: Partial<F>): void => {
    const next = { ...own, ...part }
    setOwn((now) => ({ ...now, ...part }))
    texts.edit({ reason: next.reason, more: JSON.stringify(kept(next)) })
    if (part.file !== undefined) choose(part.file)
  }
  const forget = (): void => {
    texts.forget()
    choose(null)
  }
  return { form: { ...own, file }, edit, forget }
}

/** The cells of tables, as typed, by figure. */
export const useKeptCells = (name: string) => {
  const texts = useKeptForm(name, { cells: '' })
  const value = parseJson(texts.form.cells)
  const cells = Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  return {
    cells,
    type: (figure: string, typed: string) => texts.edit({ cells: JSON.stringify({ ...cells, [figure]: typed }) }),
    forget: texts.forget,
  }
}
