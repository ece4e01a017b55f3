import { Button, NativeSelect, Text } from '@mantine/core'
import type { Reference } from '@soundroof/contract/roofs/origins/origin'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useState } from 'react'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { ChosenPhoto } from './chosen-photo.tsx'
import { MainAction } from './main-action.tsx'
import { cardSize, fewest, measuredOnPhoto, type Size, type Tapped, type Way } from './maths/on-photo.ts'
import { isConvex } from './maths/perspective.ts'
import classes from './measuring.module.css'
import { ProjectPhotos } from './project-photos.tsx'
import { TappedPicture } from './tapped-picture.tsx'
import { type Shot, useShot } from './use-shot.ts'
import type { WayProps } from './ways.ts'

const names = { card: 'measuring.card', panel: 'measuring.panel', tape: 'measuring.other-rectangle' } as const
type Thing = keyof typeof names & Reference
const things = Object.keys(names) as readonly Thing[]

/** Of the panel as far as the project knows it, mm. */
const knownSize = (thing: Thing, { options }: ProjectDraft): Partial<Size> => {
  if (thing === 'card') return cardSize
  const { panelLengthExact: width, panelWidthExact: height } = options
  return thing === 'panel' ? { ...(width ? { width } : {}), ...(height ? { height } : {}) } : {}
}

type ThingProps = {
  readonly thing: Thing
  readonly size: Partial<Size>
  readonly choose: (thing: Thing) => void
  readonly type: (size: Partial<Size>) => void
}

const sides = { width: 'measuring.long-side', height: 'measuring.short-side' } as const

const ThingChoice = ({ thing, size, choose, type }: ThingProps) => {
  const say = useSay()
  return (
    <>
      <NativeSelect
        size="md"
        label={say('measuring.reference')}
        data={things.map((value) => ({ value, label: say(names[value]) }))}
        value={thing}
        onChange={({ currentTarget: { value } }) => choose(things.find((each) => each === value) ?? 'card')}
      />
      {thing === 'card'
        ? null
        : (['width', 'height'] as const).map((side) => (
            <NumberField
              key={`${thing}-${side}`}
              name={`reference-${side}`}
              label={say(sides[side])}
              unit="mm"
              value={size[side] ?? null}
              onChange={(mm) => type({ ...size, ...(mm === null || mm <= 0 ? {} : { [side]: mm }) })}
            />
          ))}
    </>
  )
}

const corners = 4

/** What the next press on the photo sets. */
const hintOf = (say: Say, way: Way, thing: Thing, tapped: Tapped): string => {
  const left = corners - tapped.corners.length
  if (left > 0) return say('measuring.corners-left', { thing: say(names[thing]), left })
  if (!isConvex(tapped.corners)) return say('measuring.no-corners')
  if (way === 'rows') return say('measuring.points-on-rows', { count: tapped.points.length })
  return say('measuring.ends-left', { left: Math.max(0, fewest.length - tapped.points.length) })
}

const withTap = (way: Way, tapped: Tapped, point: Tapped['points'][number]): Tapped => {
  if (tapped.corners.length < corners) return { ...tapped, corners: [...tapped.corners, point] }
  const isFull = tapped.points.length >= (way === 'length' ? fewest.length : 40)
  return isFull ? tapped : { ...tapped, points: [...tapped.points, point] }
}

const withoutLast = ({ corners: all, points }: Tapped): Tapped =>
  points.length > 0 ? { corners: all, points: points.slice(0, -1) } : { corners: all.slice(0, -1), points }

const nothing: Tapped = { corners: [], points: [] }

/** Screen pixels, standard deviation of a finger on a picture: our own figure. */
const finger = 3

/** More than a tenth: taps nearer to the true points would tell much more. Own limit. */
const isCoarse = (value: number, error: number): boolean => error > value / 10

type MeasuringProps = WayProps & { readonly way: Way; readonly shot: Shot; readonly again: () => void }

const Measuring = ({ step, way, shot, again, use }: MeasuringProps) => {
  const say = useSay()
  const [thing, setThing] = useState<Thing>('card')
  const [typed, setTyped] = useState<Partial<Size>>({})
  const [tapped, setTapped] = useState(nothing)
  const [tap, setTap] = useState(0)
  const size = { ...knownSize(thing, step.project), ...(thing === 'card' ? {} : typed) }
  const { width, height } = size
  const found = width && height ? measuredOnPhoto(way, { width, height }, tapped, tap) : null
  const [value, error] = found ? [Math.round(found.value), Math.max(1, Math.ceil(found.error))] : [0, 0]
  const origin = { photo: shot.address, reference: thing, corners: [...tapped.corners], points: [...tapped.points] }
  const instrument = way === 'rows' ? 'screw-rows' : 'photo-length'
  return (
    <>
      <ThingChoice thing={thing} size={size} choose={setThing} type={setTyped} />
      <Text role="status" fw={600}>
        {hintOf(say, way, thing, tapped)}
      </Text>
      <TappedPicture
        sources={shot.sources}
        tapped={tapped}
        set={(point, pixel) => {
          setTapped(withTap(way, tapped, point))
          setTap((coarsest) => Math.max(coarsest, finger * pixel))
        }}
      />
      <div className={classes.choices}>
        <Button variant="default" mih={48} onClick={() => setTapped(withoutLast)}>
          {say('measuring.remove-last-point')}
        </Button>
        <Button variant="default" mih={48} onClick={again}>
          {say('measuring.clear-points')}
        </Button>
      </div>
      {shot.isLost ? <Text>{say('measuring.photo-not-kept')}</Text> : null}
      {found === null ? null : (
        <>
          <Text>{say('measuring.result-within')}</Text>
          {isCoarse(value, error) ? <Text fw={600}>{say('measuring.zoom-in')}</Text> : null}
          <MainAction>
            <Text role="status" className={classes.result ?? ''}>
              {say('measuring.result', { value: `${value} mm`, error: `${error} mm` })}
            </Text>
            <Button mih={56} onClick={() => use({ value, error, instrument, tapped: origin })}>
              {say('measuring.use-value', { value: `${value} mm` })}
            </Button>
          </MainAction>
        </>
      )}
    </>
  )
}

const how: readonly PlainCode[] = ['measuring.photo-how', 'measuring.camera-level']

const PhotoWay = ({ way, ...props }: WayProps & { readonly way: Way }) => {
  const say = useSay()
  const { shot, choose, take, again } = useShot()
  if (shot !== null) return <Measuring {...props} way={way} shot={shot} again={again} />
  return (
    <>
      {how.map((words) => (
        <Text key={words}>{say(words)}</Text>
      ))}
      <ProjectPhotos project={props.step.project} take={take} />
      <ChosenPhoto choose={choose} />
    </>
  )
}

/** Between two ends. */
export const LengthWay = (props: WayProps) => <PhotoWay {...props} way="length" />
/** Mean spacing of rows of screws. */
export const RowsWay = (props: WayProps) => <PhotoWay {...props} way="rows" />
