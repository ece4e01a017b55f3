import { displayName } from '@soundroof/contract/roofs/project/draft'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { startOfDay } from '../../../platform/shown-date.ts'

/** The filters in the address; empty means any. */
export type ListFilters = {
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly engineerName: string
  readonly status: string
  readonly eStartTime: string
  readonly eEndTime: string
}

export const noFilters: ListFilters = {
  name: '',
  startTime: '',
  endTime: '',
  engineerName: '',
  status: '',
  eStartTime: '',
  eEndTime: '',
}

export const hasFilters = (filters: ListFilters): boolean => Object.values(filters).some((value) => value !== '')

export const sameFilters = (a: ListFilters, b: ListFilters): boolean =>
  Object.entries(a).every(([name, value]) => value === b[name as keyof ListFilters])

/** `<number>-<date>-<name>`, as on the result and in the report's file name. */
export const titleOf = ({ name, number, madeAt }: ProjectSummary): string =>
  displayName({ header: { agreed: true, name, number }, dateTime: madeAt })

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Days begin in the reader's time zone; the end day is included. */
export const serverFilters = ({ startTime, endTime, ...filters }: ListFilters) => ({
  ...filters,
  from: startOfDay(startTime),
  to: startOfDay(endTime, 1),
})

const dayOr = (text: string | undefined): string => (text !== undefined && isDay(text) ? text : '')

/** Reads the filters from the address; ignores invalid dates. */
export const filtersFrom = (search: Partial<ListFilters>): ListFilters => ({
  ...noFilters,
  ...search,
  startTime: dayOr(search.startTime),
  endTime: dayOr(search.endTime),
  eStartTime: dayOr(search.eStartTime),
  eEndTime: dayOr(search.eEndTime),
})
