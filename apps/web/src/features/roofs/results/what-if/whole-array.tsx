import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { PartKind } from '@soundroof/contract/roofs/panel-layout/part-kinds'
import { partNames } from '@soundroof/report/parts-list/part-names'
import { plain } from '@soundroof/report/wording/number-text'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import classes from './what-if.module.css'

export type Line = { readonly name: PlainCode; readonly issued: number; readonly variant: number | null }

const shown: readonly PartKind[] = [
  ...(['panel', 'foot', 'tile-hook', 'roof-clamp', 'front-leg', 'middle-leg', 'rear-leg'] as const),
  ...(['metal-screw', 'timber-screw', 'hook-screw', 'mid-clamp', 'end-clamp'] as const),
]

const needed = ({ parts: { parts } }: LayoutAnswer, kind: PartKind): number =>
  parts.reduce((sum, part) => (part.kind === kind ? sum + part.needed : sum), 0)

const railsOf = ({ layout }: LayoutAnswer): number => layout.planes.reduce((sum, { rails }) => sum + rails.length, 0)

/** Counts of the whole array as drawn, without spares; parts that neither array has are left out. */
export const linesOf = (issued: LayoutAnswer, variant: LayoutAnswer | null): readonly Line[] => {
  const line = (name: PlainCode, of: (answer: LayoutAnswer) => number): Line => ({
    name,
    issued: of(issued),
    variant: variant && of(variant),
  })
  const [panels, ...rest] = shown.map((kind) => line(partNames[kind], (answer) => needed(answer, kind)))
  return [
    ...(panels ? [panels] : []),
    line('roofs.rails', railsOf),
    line('roofs.metres-of-rail-as-bought', ({ parts }) => Math.round(parts.railLength.bought * 10) / 10),
    ...rest,
  ].filter(({ issued: before, variant: after }) => before > 0 || (after ?? 0) > 0)
}

const difference = ({ issued, variant }: Line): string => {
  if (variant === null) return '–'
  const more = Math.round((variant - issued) * 10) / 10
  return more === 0 ? '=' : more > 0 ? `+${plain(more)}` : `−${plain(-more)}`
}

/** Fewer parts for as many panels are what is wanted; fewer panels are not. */
export const isSaved = ({ name, issued, variant }: Line, all: readonly Line[]): boolean => {
  const isPanels = ({ name: each }: Line): boolean => each === partNames.panel
  const hasFewer = all.some((line) => isPanels(line) && (line.variant ?? 0) < line.issued)
  return variant !== null && variant < issued && name !== partNames.panel && !hasFewer
}

type Props = {
  readonly name: PlainCode
  readonly issued: LayoutAnswer
  readonly variant: LayoutAnswer | null
  readonly isWaiting: boolean
}

/** The whole array, issued beside variant. */
export const WholeArray = ({ name, issued, variant, isWaiting }: Props) => {
  const say = useSay()
  const lines = linesOf(issued, variant)
  return (
    <table className={classes.whole} data-waiting={isWaiting}>
      <thead>
        <tr>
          <th scope="col">{say('roofs.whole-array')}</th>
          <th scope="col">{say('roofs.issued')}</th>
          <th scope="col">{say(name)}</th>
          <th scope="col">{say('roofs.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">{say(line.name)}</th>
            <td>{plain(line.issued)}</td>
            <td>
              <strong>{line.variant === null ? '–' : plain(line.variant)}</strong>
            </td>
            <td data-less={isSaved(line, lines)}>{difference(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
