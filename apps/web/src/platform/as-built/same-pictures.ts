import type { WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import { bareAddress } from '../api/bare-address.ts'
import type { KeptRecord } from './kept-record.ts'

/** What of a record tells one picture from another. */
export type Pictured = Pick<KeptRecord, 'content' | 'waiting' | 'pictures'>

type Placed = { readonly wanted: WantedPhoto; readonly picture: string }

/** Sent ones first, as the server counts them. The server names one file once, so that an address tells, too. */
const placedIn = ({ content, waiting, pictures = {} }: Pictured): readonly Placed[] => [
  ...content.photos.map(({ subject, zone, address }) => {
    const bare = bareAddress(address)
    return { wanted: { subject, zone }, picture: (Object.hasOwn(pictures, bare) && pictures[bare]) || bare }
  }),
  ...waiting.map(({ subject, zone, id, picture = id }) => ({ wanted: { subject, zone }, picture })),
]

/** Where a picture is already; null: nowhere. @param picture SHA-256 of the file as chosen */
export const placeOfPicture = (record: Pictured, picture: string): WantedPhoto | null =>
  placedIn(record).find((placed) => placed.picture === picture)?.wanted ?? null

const isElsewhere = (one: WantedPhoto, other: WantedPhoto): boolean =>
  one.subject !== other.subject || one.zone !== other.zone

/** Places of pictures that are in another place before: each counts once. */
export const secondPlaces = (record: Pictured): readonly WantedPhoto[] =>
  placedIn(record).flatMap(({ wanted, picture }, _, all) => {
    const first = all.find((placed) => placed.picture === picture)
    return first && isElsewhere(first.wanted, wanted) ? wanted : []
  })
