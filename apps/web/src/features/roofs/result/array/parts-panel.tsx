import { Button } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/array/layout-calls'
import type { Part } from '@soundroof/contract/roofs/array/parts-list'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { Panel } from '../../../../components/page/panel.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import { toast } from '../../../../platform/toast.ts'
import classes from './parts-panel.module.css'

const nameOf = ({ kind, length }: Part): string =>
  length === null ? partNames[kind] : `${partNames[kind]}, ${length.toLocaleString('en-AU')} mm`

const PartRow = ({ part }: { readonly part: Part }) => (
  <tr>
    <th scope="row">
      {nameOf(part)}
      {part.partNumber === null ? null : <span className={classes.number}>{part.partNumber}</span>}
    </th>
    <td>{part.needed}</td>
    <td>{part.spare}</td>
    <td>{part.total}</td>
  </tr>
)

const PartsTable = ({ parts }: { readonly parts: readonly Part[] }) => (
  <table className={classes.parts}>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Needed</th>
        <th scope="col">Spare</th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part) => (
        <PartRow key={`${part.kind} ${part.length}`} part={part} />
      ))}
    </tbody>
  </table>
)

const copy = async (csv: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(csv)
    toast('The parts list is copied.', 'success')
  } catch {
    toast('This browser does not let pages copy: please use Download CSV!')
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

const lostWords = ({ reason, panels }: LayoutAnswer['layout']['lost'][number]): string =>
  `${panels} more ${panels === 1 ? 'panel' : 'panels'} would fit without: ${reason}.`

type Props = { readonly answer: LayoutAnswer; readonly fileName: string }

/** What the drawn array needs, for the supplier. */
export const PartsPanel = ({ answer: { layout, parts, csv }, fileName }: Props) => (
  <Panel title="Array and parts">
    <p className={classes.summary}>
      <strong>{arrayWords(layout)}.</strong>{' '}
      {`At most ${layout.fits} ${layout.fits === 1 ? 'panel fits' : 'panels fit'}.`}
    </p>
    {layout.warnings.map((warning) => (
      <p key={warning} className={classes.warning}>
        {warning}
      </p>
    ))}
    {parts.parts.length === 0 ? null : <PartsTable parts={parts.parts} />}
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => save(csv, fileName)}>
        Download CSV
      </Button>
      <Button variant="default" onClick={() => void copy(csv)}>
        Copy
      </Button>
    </div>
    <Notes title="What keeps panels off the roof" notes={layout.lost.map(lostWords)} />
    <Notes title="Assumed: measure before setting out" notes={layout.assumptions} />
  </Panel>
)
