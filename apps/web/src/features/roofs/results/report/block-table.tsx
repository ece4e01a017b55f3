import type { BlockOf, Cell } from '@soundroof/report/blocks/blocks'
import { formulaParts } from '@soundroof/report/wording/trace-formula'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { WithSubscripts } from '../../../../components/page/with-subscripts.tsx'
import classes from './block-table.module.css'

type Words = { readonly text: string; readonly hasSymbols: boolean }

const CellWords = ({ text, hasSymbols }: Words) =>
  hasSymbols ? <WithSubscripts parts={formulaParts(text)} /> : <CitedText text={text} />

const CellText = ({ cell }: { readonly cell: Cell }) => (
  <>
    <span data-tone={cell.tone ?? 'plain'} data-strong={cell.strong === true}>
      <CellWords text={cell.text} hasSymbols={cell.symbols === true} />
    </span>
    {cell.note ? <small>{cell.symbols ? <WithSubscripts parts={formulaParts(cell.note)} /> : cell.note}</small> : null}
  </>
)

export const BlockTable = ({ block }: { readonly block: BlockOf<'table'> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={block.caption}>
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map(({ title, align }) => (
            <th key={title} scope="col" style={{ textAlign: align }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their order
          <tr key={position}>
            {row.map((cell, column) => (
              <td key={block.columns[column]?.title} style={{ textAlign: block.columns[column]?.align }}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
