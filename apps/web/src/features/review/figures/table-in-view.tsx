import { tableRows } from '@soundroof/contract/review/figures/figure-arguments'
import type { Cell, TableCells } from '@soundroof/contract/review/figures/table-cells'
import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../../components/fields/text-field.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { type Say, useSay } from '../../../platform/words/use-say.ts'
import { cellsField, loadWords, placeWords, supportWords, typedOf } from './cell-words.ts'
import cellStyles from './cells.module.css'
import styles from './figures.module.css'
import { pieceOf } from './in-view.tsx'

type Props = {
  readonly figure: string
  /** A waiting proposal; null: the published table. */
  readonly signOff: string | null
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Loads of one row by rows of bridging; a cell to be typed is left out. */
const loadsOf = (say: Say, cells: readonly Cell[], load: Cell['load']): string =>
  cells
    .filter((cell) => cell.load === load)
    .map(({ value }) => (value === null ? say('review.cell-left-out') : String(value)))
    .join(' / ')

const loads = ['inward', 'outward', 'service'] as const

type SupportProps = { readonly figure: string; readonly support: Cell['support']; readonly cells: readonly Cell[] }

const Support = ({ figure, support, cells }: SupportProps) => {
  const say = useSay()
  const spans = [...new Set(cells.map(({ span }) => span))]
  return (
    <table className={cellStyles.cells}>
      <caption>{say(supportWords[support])}</caption>
      <thead>
        <tr>
          <th scope="col">{say('review.span-in-mm')}</th>
          {loads.map((load) => (
            <th key={load} scope="col">
              {say(loadWords[load])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span} data-look={pieceOf(figure, `${support} ${span}`)}>
            <th scope="row">{span}</th>
            {loads.map((load) => (
              <td key={load}>
                {loadsOf(
                  say,
                  cells.filter((cell) => cell.span === span),
                  load,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Typed = ({ figure, asked, typed, onType }: Omit<Props, 'signOff'> & Pick<TableCells, 'asked'>) => {
  const say = useSay()
  return (
    <div className={cellStyles.typed} data-look={pieceOf(figure, 'typed')}>
      <ol>
        {asked.map((place) => (
          <li key={JSON.stringify(place)}>{placeWords(say, place)}</li>
        ))}
      </ol>
      <TextField
        name={cellsField(figure)}
        label={say('review.type-the-five-loads')}
        hint={say('review.look-them-up-in-the-evidence')}
        value={typed}
        onChange={onType}
        maxLength={200}
        error={typed.trim() !== '' && typedOf(typed) === null ? 'review.five-numbers' : undefined}
        required
      />
    </div>
  )
}

/** Every cell of a capacity table but five, which are typed from the evidence. */
export const TableInView = ({ figure, signOff, ...typing }: Props) => {
  const say = useSay()
  const { data, error } = useQuery({
    queryKey: ['console', 'figures', 'cells', figure, signOff],
    queryFn: async ({ signal }) =>
      dataOf(await call('figureCells', { body: { figure, signOff }, signal, quiet: true })),
  })
  if (!data)
    return (
      <p data-look={pieceOf(figure, 'cells')} data-awaited="" role={error ? 'alert' : undefined}>
        {error ? say(messageOfError(error)) : say('review.loading')}
      </p>
    )
  return (
    <div className={cellStyles.table}>
      <p className={styles.quiet}>{say('review.loads-by-rows-of-bridging')}</p>
      {tableRows.map((support) => {
        const cells = data.cells.filter((cell) => cell.support === support)
        return cells.length === 0 ? null : <Support key={support} figure={figure} support={support} cells={cells} />
      })}
      <Typed figure={figure} asked={data.asked} {...typing} />
    </div>
  )
}
