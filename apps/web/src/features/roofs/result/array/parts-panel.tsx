import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { LayoutAnswer } from '@soundroof/contract/roofs/array/layout-calls'
import type { Part } from '@soundroof/contract/roofs/array/parts-list'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { capital } from '@soundroof/report/wording/number-text'
import { Panel } from '../../../../components/page/panel.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import { toast } from '../../../../platform/toast.ts'
import classes from './parts-panel.module.css'

const nameOf = ({ kind, length }: Part): string =>
  length === null ? text(partNames[kind]) : text('{part}, {length} mm', { part: text(partNames[kind]), length })

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
        <th scope="col">{text('Part')}</th>
        <th scope="col">{text('Needed')}</th>
        <th scope="col">{text('Spare')}</th>
        <th scope="col">{text('Total')}</th>
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
    toast(say('partsListCopied'), 'success')
  } catch {
    toast(say('copyRefused'))
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
  text(
    panels === 1 ? '1 more panel would fit without: {reason}.' : '{panels} more panels would fit without: {reason}.',
    {
      panels,
      reason,
    },
  )

type Props = { readonly answer: LayoutAnswer; readonly fileName: string }

const Parts = ({ answer: { layout, parts, csv }, fileName }: Props) => (
  <>
    <p className={classes.summary}>
      <strong>{text('{array}.', { array: capital(arrayWords(layout)) })}</strong>{' '}
      {text(layout.fits === 1 ? 'At most 1 panel fits.' : 'At most {panels} panels fit.', { panels: layout.fits })}
    </p>
    {parts.parts.length === 0 ? null : <PartsTable parts={parts.parts} />}
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => save(csv, fileName)}>
        {text('Download CSV')}
      </Button>
      <Button variant="default" onClick={() => void copy(csv)}>
        {text('Copy')}
      </Button>
    </div>
    <Notes title={text('What keeps panels off the roof')} notes={layout.lost.map(lostWords)} />
    <Notes title={text('Assumed: measure before setting out')} notes={layout.assumptions} />
  </>
)

type PanelProps = Props & {
  /** Why the roof cannot be laid out as it was changed: the parts of the former layout would be those of another roof. */
  readonly refusal: string | null
}

/** What the drawn array needs, for the supplier. */
export const PartsPanel = ({ refusal, ...props }: PanelProps) => (
  <Panel title={text('Array and parts')}>
    {refusal === null ? (
      <Parts {...props} />
    ) : (
      <p className={classes.warning}>{text('There is no parts list: {problem}', { problem: refusal })}</p>
    )}
  </Panel>
)
