import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import type { AsBuiltContent, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { bareAddress } from '../../../platform/api/bare-address.ts'
import { isAskedAgain } from '../../../platform/api/unattended.ts'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { changeRecord, meetServer, useRecord } from '../../../platform/as-built/kept-records.ts'
import { fieldOfZone, type Measure, zoneIn } from '../../../platform/as-built/merged-content.ts'
import { keepSaving, useCompared } from '../../../platform/as-built/save-records.ts'

export const asBuiltKey = (hash: string) => ['as-built', hash] as const

/** Others of the company may enter meanwhile, and an engineer may decide, ms. */
const pollEvery = 60_000

export const useAsBuiltQuery = (hash: string) =>
  useQuery({
    queryKey: asBuiltKey(hash),
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('asBuilt', { query: { hash }, ...how }))
    },
    enabled: hash !== '',
    staleTime: 0,
    refetchInterval: pollEvery,
  })

/** What the server says, met by what this device has. */
export const useAsBuilt = (hash: string, title: string) => {
  const query = useAsBuiltQuery(hash)
  const record = useRecord(hash)
  const compared = useCompared(hash)
  const { data } = query
  useEffect(keepSaving, [])
  useEffect(() => {
    if (data) meetServer(hash, title, data)
  }, [hash, title, data])
  const isNewer = data !== undefined && compared !== null && compared.version >= data.version
  const told: AsBuiltOfProject | undefined = data && { ...data, zones: isNewer ? compared.zones : data.zones }
  return { told, record, error: query.error, refetch: query.refetch }
}

const without = ({ elsewhere }: KeptRecord, field: string) => elsewhere.filter((one) => one.field !== field)

const entering = (hash: string, field: string, change: (now: AsBuiltContent) => Partial<AsBuiltContent>): void =>
  changeRecord(hash, (now) => ({
    ...now,
    content: { ...now.content, ...change(now.content) },
    elsewhere: without(now, field),
  }))

type Texts = Pick<AsBuiltContent, 'moduleLabel' | 'isWithoutSplice' | 'differences'>

/** Changes of the record on this device; they are saved by themselves. */
export const enter = {
  measure: <M extends Measure>(hash: string, zone: MeasuredZone['zone'], measure: M, value: MeasuredZone[M]): void =>
    entering(hash, fieldOfZone(zone, measure), (now) => ({
      zones: [...now.zones.filter((one) => one.zone !== zone), { ...zoneIn(now, zone), [measure]: value }],
    })),
  text: <T extends keyof Texts>(hash: string, name: T, value: Texts[T]): void =>
    entering(hash, name, () => ({ [name]: value })),
  removePhoto: (hash: string, guided: Pick<AsBuiltContent['photos'][number], 'subject' | 'zone'>, address: string) =>
    entering(hash, '', ({ photos }) => ({
      photos: photos.filter(
        (photo) =>
          bareAddress(photo.address) !== bareAddress(address) ||
          photo.subject !== guided.subject ||
          photo.zone !== guided.zone,
      ),
    })),
}
