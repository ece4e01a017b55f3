import { NativeSelect } from '@mantine/core'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { type FrameSide, frameSides, type KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { azimuthOfPlane, compassPointOf } from '@soundroof/contract/roofs/places/facing'
import { type PlainCode, type Say, useSay } from '../../../../../platform/words/use-say.ts'
import { placedAnew } from '../unsaved/history.ts'
import type { Work } from './use-work.ts'

/** On a roof without a slope to look up or down. */
const sidesOfPlan: Readonly<
  Record<FrameSide, { readonly label: PlainCode; readonly as: 'front' | 'back' | 'left' | 'right' }>
> = {
  eave: { label: 'roofs.to-the-front', as: 'front' },
  ridge: { label: 'roofs.to-the-back', as: 'back' },
  left: { label: 'roofs.to-the-left', as: 'left' },
  right: { label: 'roofs.to-the-right', as: 'right' },
}

const onSlope = [
  ['eave', 'roofs.down-the-slope'],
  ['ridge', 'roofs.up-the-slope'],
] as const satisfies readonly (readonly [FrameSide, PlainCode])[]

type Option = { readonly value: FrameSide; readonly label: string }

/** The sides that rows of tilt frames may face; on a flat roof with their direction where it is known. */
export const sidesToFace = (say: Say, roofForm: Layout['roofForm'], facing: number | null): readonly Option[] => {
  if (roofForm !== 'flat') return onSlope.map(([value, label]) => ({ value, label: say(label) }))
  return frameSides.map((value) => {
    const { label, as } = sidesOfPlan[value]
    const side = say(label)
    const point = facing === null ? null : say(compassPointOf(azimuthOfPlane(as, facing)))
    return { value, label: point === null ? side : say('roofs.side-and-point', { side, point }) }
  })
}

/** Null: chosen by the layout. */
export const facingSide = (kept: KeptLayout, side: FrameSide | null): KeptLayout => {
  const { faces: _former, ...frames } = kept.frames ?? {}
  return placedAnew({ ...kept, frames: side === null ? frames : { ...frames, faces: side } })
}

/** The side that rows of tilt frames face; rows lie elsewhere then, so they are placed anew. */
export const RowsFace = ({ work: { editor, kept, layout, facing } }: { readonly work: Work }) => {
  const say = useSay()
  if (layout.frames === undefined) return null
  return (
    <NativeSelect
      label={say('roofs.rows-face')}
      data={[{ value: '', label: say('roofs.rows-face-chosen') }, ...sidesToFace(say, layout.roofForm, facing)]}
      value={kept.frames?.faces ?? ''}
      onChange={({ currentTarget }) =>
        editor.change(facingSide(kept, frameSides.find((side) => side === currentTarget.value) ?? null))
      }
    />
  )
}
