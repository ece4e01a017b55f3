import type { AsBuiltContent, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import { asBuiltZones } from '@soundroof/contract/review/as-built/as-built-record'
import { bareAddress } from '../api/bare-address.ts'

/** Two devices that enter one record: each field is brought together for itself. */

type Value = string | number | boolean | null

/** What another device saved in a field that was changed here, too. `zones.Edge.rails`, or the field's name. */
export type Elsewhere = { readonly field: string; readonly theirs: Value }

const measures = ['rails', 'widestSpacing', 'smallestSetback'] as const
/** A number of a zone. */
export type Measure = (typeof measures)[number]

/** Also the id of its element. */
export const fieldOfZone = (zone: MeasuredZone['zone'], measure: Measure): string =>
  `zones.${zone.replace(' ', '-')}.${measure}`

export const zoneIn = ({ zones }: Pick<AsBuiltContent, 'zones'>, zone: MeasuredZone['zone']): MeasuredZone =>
  zones.find((one) => one.zone === zone) ?? { zone, rails: null, widestSpacing: null, smallestSetback: null }

type Sides<T> = { readonly base: T; readonly mine: T; readonly theirs: T }

/** What was changed here stays; where only the other changed, theirs is taken. */
const settled = <T extends Value>({ base, mine, theirs }: Sides<T>): T => (mine === base ? theirs : mine)

const isBoth = <T extends Value>({ base, mine, theirs }: Sides<T>): boolean =>
  mine !== base && theirs !== base && mine !== theirs

const sidesOf = <T, V>({ base, mine, theirs }: Sides<T>, read: (side: T) => V): Sides<V> => ({
  base: read(base),
  mine: read(mine),
  theirs: read(theirs),
})

type Contents = Sides<AsBuiltContent>
type Photos = AsBuiltContent['photos']

const keyOf = ({ subject, zone, address }: Photos[number]): string => `${subject}/${zone}/${bareAddress(address)}`

/** Photos of both; one that either removed is gone. */
const mergedPhotos = ({ base, mine, theirs }: Sides<Photos>): Photos => {
  const [before, here, there] = [base, mine, theirs].map((photos) => new Set(photos.map(keyOf)))
  const stay = mine.filter((photo) => there?.has(keyOf(photo)) || !before?.has(keyOf(photo)))
  return [...stay, ...theirs.filter((photo) => !here?.has(keyOf(photo)) && !before?.has(keyOf(photo)))]
}

const mergedZone = (contents: Contents, zone: MeasuredZone['zone']): MeasuredZone => {
  const sides = sidesOf(contents, (content) => zoneIn(content, zone))
  return {
    zone,
    rails: settled(sidesOf(sides, ({ rails }) => rails)),
    widestSpacing: settled(sidesOf(sides, ({ widestSpacing }) => widestSpacing)),
    smallestSetback: settled(sidesOf(sides, ({ smallestSetback }) => smallestSetback)),
  }
}

const elsewhereIn = (field: string, sides: Sides<Value>): readonly Elsewhere[] =>
  isBoth(sides) ? [{ field, theirs: sides.theirs }] : []

type Merged = { readonly content: AsBuiltContent; readonly elsewhere: readonly Elsewhere[] }

/** Nothing entered here is lost; `elsewhere` names what the other entered in the same field. */
export const mergedContent = (contents: Contents): Merged => {
  const zones = asBuiltZones.filter((zone) =>
    [contents.mine, contents.theirs].some((content) => content.zones.some((one) => one.zone === zone)),
  )
  const text = (name: 'moduleLabel' | 'differences') => sidesOf(contents, (content) => content[name])
  const spliced = sidesOf(contents, ({ isWithoutSplice }) => isWithoutSplice)
  const content = {
    zones: zones.map((zone) => mergedZone(contents, zone)),
    photos: mergedPhotos(sidesOf(contents, ({ photos }) => photos)),
    moduleLabel: settled(text('moduleLabel')),
    isWithoutSplice: settled(spliced),
    differences: settled(text('differences')),
  }
  const ofZones = zones.flatMap((zone) =>
    measures.flatMap((measure) =>
      elsewhereIn(
        fieldOfZone(zone, measure),
        sidesOf(contents, (side): Value => zoneIn(side, zone)[measure]),
      ),
    ),
  )
  const ofTexts = (['moduleLabel', 'differences'] as const).flatMap((name) => elsewhereIn(name, text(name)))
  return { content, elsewhere: [...ofZones, ...ofTexts] }
}
