import type { AsBuiltContent, AsBuiltSubject, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import { asBuiltSubjects, asBuiltZones, emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { bareAddress } from '../api/bare-address.ts'
import { isObject, parseJson } from '../json.ts'
import type { Elsewhere } from './merged-content.ts'

/** A photo of the finished array that has not reached the server; its bytes are stored beside the record. */
export type WaitingPhoto = {
  readonly id: string
  readonly name: string
  readonly subject: AsBuiltSubject
  /** Null: of the array as a whole. */
  readonly zone: MeasuredZone['zone'] | null
  /** SHA-256 of the file as chosen; absent: taken here, so that there is no other like it, or kept by an earlier release. */
  readonly picture?: string
}

/** The record as built of a project as this device has it. */
export type KeptRecord = {
  /** Of the project. */
  readonly hash: string
  /** What people call the project. */
  readonly title: string
  /** The server's record that this one follows, with its version. */
  readonly record: string
  readonly version: number
  /** False: signed, so that nothing more is saved. */
  readonly isOpen: boolean
  /** What the server had at that version. */
  readonly base: AsBuiltContent
  /** As entered here. */
  readonly content: AsBuiltContent
  readonly waiting: readonly WaitingPhoto[]
  /** What another device saved in a field that was changed here, too. */
  readonly elsewhere: readonly Elsewhere[]
  /** SHA-256 of photos that this device sent, as they were chosen, by bare address. */
  readonly pictures?: Readonly<Record<string, string>>
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const zoneFrom = (value: unknown): MeasuredZone['zone'] | null => asBuiltZones.find((zone) => zone === value) ?? null
const subjectFrom = (value: unknown): AsBuiltSubject | null =>
  asBuiltSubjects.find((subject) => subject === value) ?? null
const railsFrom = (value: unknown): MeasuredZone['rails'] =>
  ([2, 3, 4] as const).find((rails) => rails === value) ?? null

const measuredFrom = (value: unknown): readonly MeasuredZone[] => {
  const zone = isObject(value) ? zoneFrom(value.zone) : null
  if (!isObject(value) || zone === null) return []
  const { rails, widestSpacing, smallestSetback } = value
  return [
    {
      zone,
      rails: railsFrom(rails),
      widestSpacing: numberFrom(widestSpacing),
      smallestSetback: numberFrom(smallestSetback),
    },
  ]
}

const photoFrom = (value: unknown): AsBuiltContent['photos'] => {
  if (!isObject(value) || typeof value.address !== 'string') return []
  const subject = subjectFrom(value.subject)
  return subject ? [{ subject, zone: zoneFrom(value.zone), address: value.address }] : []
}

const waitingFrom = (value: unknown): readonly WaitingPhoto[] => {
  if (!isObject(value) || typeof value.id !== 'string') return []
  const subject = subjectFrom(value.subject)
  if (subject === null) return []
  const picture = typeof value.picture === 'string' ? { picture: value.picture } : {}
  return [{ id: value.id, name: textFrom(value.name), subject, zone: zoneFrom(value.zone), ...picture }]
}

const picturesFrom = (value: unknown): Pick<KeptRecord, 'pictures'> =>
  isObject(value)
    ? { pictures: Object.fromEntries(Object.entries(value).map(([address, sha256]) => [address, textFrom(sha256)])) }
    : {}

/** Values beyond the contract's limits stay: a person corrects what was typed. */
const contentFrom = (value: unknown): AsBuiltContent => {
  if (!isObject(value)) return emptyAsBuilt
  return {
    zones: [...listOf(value.zones).flatMap(measuredFrom)],
    photos: listOf(value.photos).flatMap(photoFrom),
    moduleLabel: textFrom(value.moduleLabel),
    isWithoutSplice: value.isWithoutSplice === true,
    differences: textFrom(value.differences),
  }
}

const elsewhereFrom = (value: unknown): readonly Elsewhere[] => {
  if (!isObject(value) || typeof value.field !== 'string') return []
  const { field, theirs } = value
  return typeof theirs === 'string' || typeof theirs === 'number' || typeof theirs === 'boolean' || theirs === null
    ? [{ field, theirs }]
    : []
}

export const recordText = (record: KeptRecord): string => JSON.stringify(record)

/** Null where it is damaged. */
export const readRecord = (text: string | null): KeptRecord | null => {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.hash !== 'string') return null
  return {
    hash: value.hash,
    title: textFrom(value.title),
    record: textFrom(value.record),
    version: numberFrom(value.version) ?? 0,
    isOpen: value.isOpen !== false,
    base: contentFrom(value.base),
    content: contentFrom(value.content),
    waiting: listOf(value.waiting).flatMap(waitingFrom),
    elsewhere: listOf(value.elsewhere).flatMap(elsewhereFrom),
    ...picturesFrom(value.pictures),
  }
}

const isEntered = ({ rails, widestSpacing, smallestSetback }: MeasuredZone): boolean =>
  rails !== null || widestSpacing !== null || smallestSetback !== null

/** The same whatever order zones were measured in. */
const comparable = ({ zones, photos, ...texts }: AsBuiltContent): string =>
  JSON.stringify([
    asBuiltZones.flatMap((zone) =>
      zones
        .filter((one) => one.zone === zone && isEntered(one))
        .map(({ rails, widestSpacing, smallestSetback }) => [zone, rails, widestSpacing, smallestSetback]),
    ),
    photos.map(({ subject, zone, address }) => `${subject}/${zone}/${bareAddress(address)}`).sort(),
    texts.moduleLabel,
    texts.isWithoutSplice,
    texts.differences,
  ])

export const isSameContent = (one: AsBuiltContent, other: AsBuiltContent): boolean =>
  comparable(one) === comparable(other)

/** Whether the server lacks something that was entered here. */
export const isUnsaved = ({ base, content }: Pick<KeptRecord, 'base' | 'content'>): boolean =>
  !isSameContent(base, content)
