import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { ChosenPhoto } from './chosen-photo.tsx'
import { MainAction } from './main-action.tsx'
import { mostTilt } from './maths/along-line.ts'
import { fewest, type Size, type Tapped, type Way } from './maths/on-photo.ts'
import { isConvex } from './maths/perspective.ts'
import classes from './measuring.module.css'
import { ProjectPhotos } from './project-photos.tsx'
import { TappedPicture } from './tapped-picture.tsx'
import { cornersOf, knownSize, measuredBy, referenceOf, type Thing, ThingChoice, thingNames } from './thing-choice.tsx'
import { type Shot, useShot } from './use-shot.ts'
import { WaitingPhotos } from './waiting-photos.tsx'
import type { WayProps } from './ways.ts'

/** What the next press on the photo sets. */
const hintOf = (say: Say, way: Way, thing: Thing, tapped: Tapped): string => {
  const left = cornersOf(thing) - tapped.corners.length
  if (left > 0 && thing === 'line') return say('measuring.tape-ends-left', { left })
  if (left > 0) return say('measuring.corners-left', { thing: say(thingNames[thing]), left })
  if (thing !== 'line' && !isConvex(tapped.corners)) return say('measuring.no-corners')
  if (way === 'rows') return say('measuring.points-on-rows', { count: tapped.points.length })
  return say('measuring.ends-left', { left: Math.max(0, fewest.length - tapped.points.length) })
}

const withTap = (way: Way, thing: Thing, tapped: Tapped, point: Tapped['points'][number]): Tapped => {
  if (tapped.corners.length < cornersOf(thing)) return { ...tapped, corners: [...tapped.corners, point] }
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
  const [{ tap, aspect }, setLooked] = useState({ tap: 0, aspect: 1 })
  const size = { ...knownSize(thing, step.project), ...(thing === 'card' ? {} : typed) }
  const found = measuredBy(way, thing, size, { tapped, tap, aspect })
  const [value, error] = found ? [Math.round(found.value), Math.max(1, Math.ceil(found.error))] : [0, 0]
  const origin = {
    photo: shot.address,
    reference: referenceOf(thing),
    corners: [...tapped.corners],
    points: [...tapped.points],
  }
  // Ends of a tape are no corners.
  const choose = (chosen: Thing) => {
    if (cornersOf(chosen) !== cornersOf(thing)) setTapped(nothing)
    setTyped({})
    setThing(chosen)
  }
  const instrument = way === 'rows' ? 'screw-rows' : 'photo-length'
  return (
    <>
      <ThingChoice way={way} thing={thing} size={size} choose={choose} type={setTyped} />
      {thing === 'line' ? <Text>{say('measuring.tape-line-how')}</Text> : null}
      <Text role="status" fw={600}>
        {hintOf(say, way, thing, tapped)}
      </Text>
      <TappedPicture
        sources={shot.sources}
        tapped={tapped}
        set={(point, pixel, aspect) => {
          setTapped(withTap(way, thing, tapped, point))
          setLooked((before) => ({ tap: Math.max(before.tap, finger * pixel), aspect }))
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
      {shot.waiting ? <Text>{say('measuring.named-once-sent')}</Text> : null}
      {found === null ? null : (
        <>
          <Text>
            {say('measuring.result-within')}
            {thing === 'line' ? ` ${say('measuring.tilt-within', { degrees: mostTilt })}` : ''}
          </Text>
          {isCoarse(value, error) ? <Text fw={600}>{say('measuring.zoom-in')}</Text> : null}
          <MainAction>
            <Text role="status" className={classes.result ?? ''}>
              {say('measuring.result', { value: `${value} mm`, error: `${error} mm` })}
            </Text>
            <Button mih={56} onClick={() => use({ value, error, instrument, tapped: origin, waiting: shot.waiting })}>
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
  const { shot, choose, take, takeWaiting, again } = useShot()
  if (shot !== null) return <Measuring {...props} way={way} shot={shot} again={again} />
  return (
    <>
      {how.map((words) => (
        <Text key={words}>{say(words)}</Text>
      ))}
      <ProjectPhotos project={props.step.project} take={take} />
      <WaitingPhotos project={props.step.project} take={takeWaiting} />
      <ChosenPhoto choose={choose} />
    </>
  )
}

/** Between two ends. */
export const LengthWay = (props: WayProps) => <PhotoWay {...props} way="length" />
/** Mean spacing of rows of screws. */
export const RowsWay = (props: WayProps) => <PhotoWay {...props} way="rows" />
