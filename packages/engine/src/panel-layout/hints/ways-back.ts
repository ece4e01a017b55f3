import type { LayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { wholeNear } from '../settings/whole-steps.ts'
import { filledFaces, mostOn } from './laid-again.ts'

/** Another answer to what was asked about the roof, with what it brings. */
export type Way = { readonly change: Message; readonly panels: number }

/** A roof whose request, and what follows from it, has changed. */
export type Remade = (request: LayoutRequest) => ArrayRoof

/** A place of the lines on the roof that the layout takes from its request, mm. */
type Place = {
  readonly now: number
  readonly pitch: number
  readonly at: (place: number) => LayoutRequest
  readonly said: (place: number, panels: number) => Message
}

/** The lines that rails or feet stand on here, each with the place of its first. */
const placesOf = (roof: ArrayRoof): readonly Place[] => {
  const { request, courses, ribs, members } = roof
  const places: Place[] = [
    {
      now: request.firstMember,
      pitch: members.pitch,
      at: (firstMember) => ({ ...request, firstMember }),
      said: (first, panels) => ({ code: 'first-member-at', values: { run: members.run, first, panels } }),
    },
  ]
  if (courses !== null)
    places.push({
      now: courses.second,
      pitch: courses.gauge,
      at: (second) => ({ ...request, courses: { ...courses, second } }),
      said: (second, panels) => ({ code: 'second-course-at', values: { second, panels } }),
    })
  if (ribs !== null)
    places.push({
      now: request.firstRib,
      pitch: ribs.pitch,
      at: (firstRib) => ({ ...request, firstRib }),
      said: (first, panels) => ({ code: 'first-rib-moved', values: { first, panels } }),
    })
  return places
}

/** Places within a pitch that are tried. */
const TRIED = 8

const fits = (roof: ArrayRoof): number => filledFaces(roof).reduce((sum, { most }) => sum + most, 0)

/** The place, nearest to the one of now, that takes most panels; null: none takes more than these. */
const betterPlace = ({ now, pitch, at, said }: Place, most: number, remade: Remade): Way | null => {
  const tried = Array.from({ length: TRIED }, (_, step) =>
    wholeNear((now + ((step + 1) * pitch) / (TRIED + 1)) % pitch),
  )
  const nearest = tried.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))
  let [best, taken]: [number | null, number] = [null, most]
  for (const place of nearest) {
    const count = fits(remade(at(place)))
    if (count > taken) [best, taken] = [place, count]
  }
  if (best === null) return null
  const more = mostOn(remade(at(best))) - most
  return more > 0 ? { change: said(best, more), panels: more } : null
}

/** Where battens, courses, ribs or rafters would have to lie for more panels: they lie where they were not measured. */
export const waysByPlaces = (roof: ArrayRoof, most: number, remade: Remade): readonly Way[] =>
  placesOf(roof).flatMap((place) => betterPlace(place, most, remade) ?? [])

/** More obstacles than this are not taken away one by one. */
const mostObstacles = 6

/** What each obstacle or walkway costs by itself. */
export const waysByObstacles = (roof: ArrayRoof, most: number): readonly Way[] => {
  const { obstacles } = roof.request
  if (obstacles.length > mostObstacles) return []
  return obstacles.flatMap(({ kind }, index) => {
    const others = obstacles.filter((_, other) => other !== index)
    const panels = mostOn({ ...roof, request: { ...roof.request, obstacles: others } }) - most
    if (panels <= 0) return []
    return [{ change: { code: 'without-obstacle', values: { kind, number: index + 1, panels } }, panels }]
  })
}
