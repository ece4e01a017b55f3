import { NativeSelect } from '@mantine/core'
import type { Reference } from '@soundroof/contract/roofs/origins/origin'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { measuredAlong } from './maths/along-line.ts'
import { cardSize, type Measured, measuredOnPhoto, type Size, type Tapped, type Way } from './maths/on-photo.ts'

/** Things of known size in a photo: rectangles, and a length on a tape. */
export const thingNames = {
  card: 'measuring.card',
  panel: 'measuring.panel',
  tape: 'measuring.other-rectangle',
  line: 'measuring.tape-line',
} as const
export type Thing = keyof typeof thingNames

/** A tape lies along one length; rows need the whole plane. */
const thingsOf = (way: Way): readonly Thing[] =>
  way === 'length' ? ['card', 'panel', 'tape', 'line'] : ['card', 'panel', 'tape']

export const referenceOf = (thing: Thing): Reference => (thing === 'line' ? 'tape' : thing)

/** Points that say where the thing is: its corners, or its ends. */
export const cornersOf = (thing: Thing): number => (thing === 'line' ? 2 : 4)

/** Of the panel as far as the project knows it, mm. */
export const knownSize = (thing: Thing, { options }: ProjectDraft): Partial<Size> => {
  if (thing === 'card') return cardSize
  const { panelLengthExact: width, panelWidthExact: height } = options
  return thing === 'panel' ? { ...(width ? { width } : {}), ...(height ? { height } : {}) } : {}
}

type Looked = { readonly tapped: Tapped; readonly tap: number; readonly aspect: number }

/** Null: not all is known yet. */
export const measuredBy = (way: Way, thing: Thing, size: Partial<Size>, looked: Looked): Measured | null => {
  const { width, height } = size
  const { tapped, tap, aspect } = looked
  if (thing === 'line') return width ? measuredAlong(width, tapped, tap, aspect) : null
  return width && height ? measuredOnPhoto(way, { width, height }, tapped, tap) : null
}

const sidesOf = {
  card: [],
  panel: ['width', 'height'],
  tape: ['width', 'height'],
  line: ['width'],
} as const satisfies Readonly<Record<Thing, readonly (keyof Size)[]>>
const sideNames = { width: 'measuring.long-side', height: 'measuring.short-side' } as const

type Props = {
  readonly way: Way
  readonly thing: Thing
  readonly size: Partial<Size>
  readonly choose: (thing: Thing) => void
  readonly type: (size: Partial<Size>) => void
}

export const ThingChoice = ({ way, thing, size, choose, type }: Props) => {
  const say = useSay()
  const things = thingsOf(way)
  return (
    <>
      <NativeSelect
        size="md"
        label={say('measuring.reference')}
        data={things.map((value) => ({ value, label: say(thingNames[value]) }))}
        value={thing}
        onChange={({ currentTarget: { value } }) => choose(things.find((each) => each === value) ?? 'card')}
      />
      {sidesOf[thing].map((side) => (
        <NumberField
          key={`${thing}-${side}`}
          name={`reference-${side}`}
          label={say(thing === 'line' ? 'measuring.known-length' : sideNames[side])}
          unit="mm"
          value={size[side] ?? null}
          onChange={(mm) => type({ ...size, ...(mm === null || mm <= 0 ? {} : { [side]: mm }) })}
        />
      ))}
    </>
  )
}
