import { Button, NativeSelect } from '@mantine/core'
import { mostPanels, type PanelBlock, type PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type Message, useSay } from '../../../../../platform/words/use-say.ts'
import { LateNumberField } from '../late-number-field.tsx'
import { faceLabel } from '../plane-labels.ts'
import { around, panelsOf } from './blocks/block-rows.ts'
import {
  hasCell,
  onFace,
  turned,
  withBlock,
  withCellAlone,
  withCellTurned,
  withRowEnd,
  withSide,
} from './blocks/edit-blocks.ts'
import { framePitchLimits, framePitchOf, withFramePitch } from './blocks/frame-pitch.ts'
import classes from './editing.module.css'
import type { Work } from './use-work.ts'

type Props = { readonly work: Work; readonly block: PanelBlock; readonly index: number }

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

/** Rows and columns grow at the top and at the right, which stay where they are otherwise. */
const Extent = ({ work, block, index }: Props) => {
  const say = useSay()
  const { kept, roof, change } = work
  const box = around(panelsOf(block, roof.panel))
  const plane = roof.planes.find(({ name }) => name === block.plane)
  if (box === null || plane === undefined) return null
  const resize =
    (side: 'top' | 'right', now: number) =>
    (value: number): Message | null => {
      const label = say(side === 'top' ? 'roofs.rows' : 'roofs.columns')
      if (!isWithin(value, mostPanels))
        return { code: 'wholeBetween', values: { label, min: 1, max: mostPanels, unit: '' } }
      return change(withBlock(kept, index, withSide(block, side, value - now, roof.panel)))
    }
  const place =
    (axis: 'x' | 'y') =>
    (value: number): Message | null =>
      change(withBlock(kept, index, { ...block, [axis]: Math.round(block[axis] + value - box[axis]) }))
  return (
    <div className={classes.fields}>
      <LateNumberField label={say('roofs.rows')} kind="integer" value={block.rows} take={resize('top', block.rows)} />
      <LateNumberField
        label={say('roofs.columns')}
        kind="integer"
        value={block.columns}
        take={resize('right', block.columns)}
      />
      <LateNumberField
        label={say('roofs.from-the-eave')}
        unit="mm"
        kind="decimal"
        value={Math.round(box.y)}
        take={place('y')}
      />
      <LateNumberField
        label={say('roofs.from-the-left')}
        unit="mm"
        kind="decimal"
        value={Math.round(box.x)}
        take={place('x')}
      />
    </div>
  )
}

const Stand = ({ work, block, index }: Props) => {
  const say = useSay()
  const turn = (orientation: PanelBlock['orientation']): void => {
    if (orientation !== block.orientation) work.change(withBlock(work.kept, index, turned(block, work.roof.panel)))
  }
  return (
    <fieldset className={classes.stand}>
      <legend>{say('roofs.panels-stand')}</legend>
      {(['portrait', 'landscape'] as const).map((orientation) => (
        <Button
          key={orientation}
          size="compact-md"
          variant={orientation === block.orientation ? 'filled' : 'default'}
          aria-pressed={orientation === block.orientation}
          onClick={() => turn(orientation)}
        >
          {say(orientation === 'portrait' ? 'roofs.upright' : 'roofs.across')}
        </Button>
      ))}
    </fieldset>
  )
}

/** From row to row of tilt frames; a smaller distance than the sun asks for is told by the answer. */
const FramePitch = ({ work, block, index }: Props) => {
  const say = useSay()
  const { panel, frames } = work.roof
  if (frames === undefined) return null
  const label = say('roofs.frame-pitch')
  const { min, max } = framePitchLimits(block, panel)
  const take = (value: number): Message | null =>
    value < min || value > max
      ? { code: 'outOfRange', values: { label, min, max, unit: 'mm' } }
      : work.change(withBlock(work.kept, index, withFramePitch(block, value, panel)))
  return (
    <LateNumberField
      label={label}
      unit="mm"
      kind="decimal"
      value={Math.round(framePitchOf(block, panel))}
      take={take}
    />
  )
}

const FaceOf = ({ work, block, index }: Props) => {
  const say = useSay()
  const { planes, panel } = work.roof
  const move = (name: string): void => {
    const plane = planes.find((each) => each.name === name)
    if (plane) work.change(withBlock(work.kept, index, onFace(block, plane, panel)))
  }
  return planes.length < 2 ? null : (
    <NativeSelect
      label={say('roofs.face')}
      data={planes.map(({ name }: { readonly name: PlaneName }) => ({
        value: name,
        label: faceLabel(say, name, work.facing),
      }))}
      value={block.plane}
      onChange={({ currentTarget }) => move(currentTarget.value)}
    />
  )
}

/** One panel, and the row that it lies in. */
const OnePanel = ({ work, block, index }: Props) => {
  const say = useSay()
  const { kept, roof, change, choose } = work
  const chosen = { kind: 'block', index } as const
  const cell = work.cell ?? { row: 0, column: 0 }
  const take =
    (name: 'row' | 'column', most: number) =>
    (value: number): Message | null => {
      const label = say(name === 'row' ? 'roofs.row' : 'roofs.panel-of-row')
      if (!isWithin(value, most)) return { code: 'wholeBetween', values: { label, min: 1, max: most, unit: '' } }
      choose(chosen, { ...cell, [name]: value - 1 })
      return null
    }
  const isThere = hasCell(block, cell)
  const alone = (): void =>
    void change(withCellAlone(kept, index, cell, roof.panel), { kind: 'block', index: work.blocks.length })
  const rowEnd = (end: 'left' | 'right', by: number) => (): void => {
    const next = withRowEnd(block, cell.row, end, by, roof.panel)
    change(withBlock(kept, index, next), next === null ? null : chosen)
  }
  return (
    <details className={classes.onePanel} open={work.tool === 'panel'}>
      <summary>{say('roofs.one-panel-or-row')}</summary>
      <div className={classes.fields}>
        <LateNumberField label={say('roofs.row')} kind="integer" value={cell.row + 1} take={take('row', block.rows)} />
        <LateNumberField
          label={say('roofs.panel-of-row')}
          kind="integer"
          value={cell.column + 1}
          take={take('column', block.columns)}
        />
      </div>
      <div className={classes.ways}>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => change(withBlock(kept, index, withCellTurned(block, cell)))}
        >
          {say(isThere ? 'roofs.leave-panel-out' : 'roofs.put-panel-back')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={!isThere || block.rows * block.columns === 1}
          onClick={alone}
        >
          {say('roofs.as-its-own-block')}
        </Button>
      </div>
      <div className={classes.ways}>
        {(['left', 'right'] as const).flatMap((end) =>
          [1, -1].map((by) => (
            <Button key={`${end} ${by}`} size="compact-md" variant="default" onClick={rowEnd(end, by)}>
              {say(
                end === 'left'
                  ? by > 0
                    ? 'roofs.row-longer-left'
                    : 'roofs.row-shorter-left'
                  : by > 0
                    ? 'roofs.row-longer-right'
                    : 'roofs.row-shorter-right',
              )}
            </Button>
          )),
        )}
      </div>
    </details>
  )
}

/** Sizes and place of the chosen block. */
export const BlockForm = (props: Props) => {
  const say = useSay()
  return (
    <section className={classes.form} aria-label={say('roofs.block-number', { number: props.index + 1 })}>
      <h3>{say('roofs.block-number', { number: props.index + 1 })}</h3>
      <Extent {...props} />
      <Stand {...props} />
      <FramePitch {...props} />
      <FaceOf {...props} />
      <OnePanel {...props} />
    </section>
  )
}
