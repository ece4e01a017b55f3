import { Button } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { Part } from '@soundroof/contract/roofs/panel-layout/parts-list'
import type { Message as ResultMessage } from '@soundroof/contract/roofs/results/messages/message'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { capital } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { saveFile } from '../../../../../platform/api/download.ts'
import { toast } from '../../../../../platform/toast.ts'
import { type Say, useSay } from '../../../../../platform/words/use-say.ts'
import classes from './parts.module.css'

const nameOf = (say: Say, { kind, length }: Part): string =>
  length === null ? say(partNames[kind]) : say('roofs.mm', { part: say(partNames[kind]), length })

/** Nothing, where another release sent a code that this page has no words for. */
const saidOf = ({ strictly }: Say, message: ResultMessage | null): string | null => {
  if (message === null) return null
  try {
    return strictly(message)
  } catch {
    return null
  }
}

const PartRow = ({ part }: { readonly part: Part }) => {
  const say = useSay()
  const article = saidOf(say, part.article)
  return (
    <tr>
      <th scope="row">
        {nameOf(say, part)}
        {article === null ? null : <span className={classes.number}>{article}</span>}
        {part.partNumber === null ? null : (
          <span className={classes.number}>{say('roofs.part-numbered', { number: part.partNumber })}</span>
        )}
      </th>
      <td>{part.needed}</td>
      <td>{part.spare}</td>
      <td>{part.total}</td>
    </tr>
  )
}

const PartsTable = ({ parts }: { readonly parts: readonly Part[] }) => {
  const say = useSay()
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">{say('roofs.part')}</th>
          <th scope="col">{say('roofs.needed')}</th>
          <th scope="col">{say('roofs.spare')}</th>
          <th scope="col">{say('roofs.total')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <PartRow key={`${part.kind} ${part.length}`} part={part} />
        ))}
      </tbody>
    </table>
  )
}

const copy = async (csv: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(csv)
    toast('partsListCopied', 'success')
  } catch {
    toast('copyRefused')
  }
}

const save = (csv: string, fileName: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName)

const Notes = ({ title, notes }: { readonly title: string; readonly notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <details className={classes.notes}>
      <summary>{title}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  )

const lostWords = (say: Say, { reason, panels }: LayoutAnswer['layout']['lost'][number]): string =>
  say(panels === 1 ? 'roofs.1-more-panel-would-fit-without' : 'roofs.more-panels-would-fit-without', {
    panels,
    reason,
  })

type Props = {
  readonly answer: LayoutAnswer
  readonly fileName: string
  /** Further files of the same array. */
  readonly children?: ReactNode
}

/** Parts of the drawn array, for the supplier. */
export const Parts = ({ answer: { layout, parts, csv }, fileName, children }: Props) => {
  const say = useSay()
  return (
    <>
      <p className={classes.summary}>
        <strong>{say('roofs.value', { array: capital(arrayWords(say, layout)) })}</strong>{' '}
        {say(layout.fits === 1 ? 'roofs.at-most-1-panel-fits' : 'roofs.at-most-panels-fit', { panels: layout.fits })}
      </p>
      {parts.parts.length === 0 ? null : <PartsTable parts={parts.parts} />}
      {parts.parts.some(({ partNumber }) => partNumber === null) ? (
        <p className={classes.unnamed}>{say('roofs.parts-to-be-named')}</p>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => save(csv, fileName)}>
          {say('components.download-csv')}
        </Button>
        <Button variant="default" onClick={() => void copy(csv)}>
          {say('components.copy')}
        </Button>
      </div>
      {children}
      <Notes
        title={say('roofs.what-keeps-panels-off-the-roof')}
        notes={layout.lost.map((value) => lostWords(say, value))}
      />
      <Notes title={say('roofs.how-rails-are-cut')} notes={parts.notes.flatMap((note) => saidOf(say, note) ?? [])} />
      <Notes title={say('roofs.assumed-measure-before-setting-out')} notes={layout.assumptions} />
    </>
  )
}
