import { Button } from '@mantine/core'
import type { LayoutHints } from '@soundroof/contract/roofs/panel-layout/hints'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { plain } from '@soundroof/report/wording/number-text'
import { type Say, useSay } from '../../../../../platform/words/use-say.ts'
import { faceLabel } from '../plane-labels.ts'
import { movedBlock, withBlock, withoutCells } from './blocks/edit-blocks.ts'
import { shiftOut } from './blocks/steps.ts'
import classes from './editing.module.css'
import type { Work } from './use-work.ts'

const kilowatts = (power: number): string => `${plain(Math.round(power * 100) / 100)} kW`

const countWords = (say: Say, { placed, refused }: Layout): string => {
  if (refused.length > 0) return say('roofs.of-panels-count', { placed, all: placed + refused.length })
  return placed === 1 ? say('roofs.1-panel-counts') : say('roofs.panels-count', { panels: placed })
}

/** "17 of 18 panels count", and what it was before. */
export const Counts = ({ work: { layout }, saved }: { readonly work: Work; readonly saved: string | null }) => {
  const say = useSay()
  const power = kilowatts(layout.power.placed)
  return (
    <div className={classes.counts} role="status">
      <h2>{countWords(say, layout)}</h2>
      <p>{saved === null ? power : say('roofs.power-and-saved', { power, saved })}</p>
    </div>
  )
}

/** Empty while nobody knows. */
const roomWords = (say: Say, panels: number | undefined): string => {
  if (panels === undefined) return ''
  return panels === 0 ? say('roofs.full') : String(panels)
}

type FacesProps = { readonly work: Work; readonly room: LayoutHints['room'] }

/** Panels, rails and feet of each face, and the room that is left. */
export const FaceTable = ({ work: { layout, facing }, room }: FacesProps) => {
  const say = useSay()
  const roomOn = new Map(room.map(({ plane, panels }) => [plane, panels]))
  return (
    <table className={classes.faces}>
      <thead>
        <tr>
          <th scope="col">{say('roofs.face')}</th>
          <th scope="col">{say('report.panels')}</th>
          <th scope="col">{say('roofs.rails')}</th>
          <th scope="col">{say('report.feet')}</th>
          <th scope="col">{say('roofs.room-left')}</th>
        </tr>
      </thead>
      <tbody>
        {layout.planes.map(({ name, panels, rails }) => (
          <tr key={name} data-used={panels.length > 0}>
            <th scope="row">{faceLabel(say, name, facing)}</th>
            <td>{panels.length}</td>
            <td>{rails.length}</td>
            <td>{rails.reduce((sum, { feet }) => sum + feet.length, 0)}</td>
            <td>{roomWords(say, roomOn.get(name))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Refused = Layout['refused'][number]

/** Panels of one block that are refused for one reason. */
type Group = { readonly block: number; readonly reason: string; readonly panels: readonly Refused[] }

export const groupsOf = (refused: readonly Refused[]): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const each of refused) {
    const { block } = each.place
    const key = `${block} ${each.reason}`
    const panels = [...(groups.get(key)?.panels ?? []), each]
    groups.set(key, { block, reason: each.reason, panels })
  }
  return [...groups.values()]
}

const whichWords = (say: Say, { block, panels }: Group): string => {
  const [first] = panels
  if (panels.length > 1 || first === undefined)
    return say('roofs.panels-of-block-not-counted', { panels: panels.length, block: block + 1 })
  const { row, column } = first.place
  return say('roofs.panel-not-counted', { block: block + 1, row: row + 1, column: column + 1 })
}

/** A face has x and y of its own, so that directions are those seen from the eave. */
const shiftWords = (say: Say, { x, y }: { readonly x: number; readonly y: number }): string => {
  if (x < 0) return say('roofs.block-left', { mm: plain(-x) })
  if (x > 0) return say('roofs.block-right', { mm: plain(x) })
  return y < 0 ? say('roofs.block-down', { mm: plain(-y) }) : say('roofs.block-up', { mm: plain(y) })
}

const WaysOut = ({ work, group }: { readonly work: Work; readonly group: Group }) => {
  const say = useSay()
  const { kept, blocks, roof, change } = work
  const block = blocks[group.block]
  const plane = block && roof.planes.find(({ name }) => name === block.plane)
  if (!(block && plane)) return null
  const chosen = { kind: 'block', index: group.block } as const
  const cells = group.panels.map(({ place }) => place)
  const shift = shiftOut(roof, kept, group.block)
  const leaveOut = (): void => {
    const next = withoutCells(block, cells)
    change(withBlock(kept, group.block, next), next === null ? null : chosen)
  }
  return (
    <div className={classes.ways}>
      <Button size="compact-md" variant="default" onClick={leaveOut}>
        {say(cells.length === 1 ? 'roofs.leave-it-out' : 'roofs.leave-them-out')}
      </Button>
      {shift === null ? null : (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => change(withBlock(kept, group.block, movedBlock(block, plane, shift, roof.panel)), chosen)}
        >
          {shiftWords(say, shift)}
        </Button>
      )}
    </div>
  )
}

type Coded = { readonly layout: Layout; readonly coded: LayoutAnswer['coded'] }

const isOfRefused = (message: LayoutAnswer['coded']['warnings'][number] | undefined): boolean =>
  typeof message === 'object' && message.code === 'panels-not-counted'

/** What the list of refused panels does not say already. */
export const otherWarnings = ({ layout, coded }: Coded): readonly string[] =>
  layout.warnings.filter((_, index) => !isOfRefused(coded.warnings[index]))

/** More reasons than this are counted, not listed. */
const mostGroups = 4

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Panels that do not count, each with its reason and what helps. */
export const RefusedPanels = ({ work }: { readonly work: Work }) => {
  const say = useSay()
  const { layout, kept, held } = work
  const groups = groupsOf(layout.refused)
  // The places of panels are those of the blocks that were asked for.
  const isOfThese = held === null && isSame(layout.blocks, kept.blocks)
  return (
    <div role="status" className={classes.refusals}>
      {groups.slice(0, mostGroups).map((group) => (
        <div key={`${group.block} ${group.reason}`} className={classes.refusal}>
          <p>
            <strong>{whichWords(say, group)}</strong> {group.reason}
          </p>
          {isOfThese ? <WaysOut work={work} group={group} /> : null}
        </div>
      ))}
      {groups.length > mostGroups ? <p>{say('roofs.more-rest', { rest: groups.length - mostGroups })}</p> : null}
    </div>
  )
}
