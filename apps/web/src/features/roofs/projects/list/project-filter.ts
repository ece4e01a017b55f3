import { projectStatuses } from '@soundroof/contract/roofs/project-status'
import { searchWords } from '../../../../platform/search-words.ts'
import { startOfDay } from '../../../../platform/shown-date.ts'

/** The filters in the address; empty means any. */
export type ListFilters = {
  /** In name, number, street, suburb and postcode. */
  readonly search: string
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly engineerName: string
  readonly status: string
  readonly eStartTime: string
  readonly eEndTime: string
}

export const noFilters: ListFilters = {
  search: '',
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

const isDay = (text: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Days begin in Sydney; the end day is included. */
export const serverFilters = ({ startTime, endTime, ...filters }: ListFilters) => ({
  ...filters,
  from: startOfDay(startTime),
  to: startOfDay(endTime, 1),
})

const dayOr = (text: string | undefined): string => (text !== undefined && isDay(text) ? text : '')

const statusOr = (text: string | undefined): string =>
  text !== undefined && Object.hasOwn(projectStatuses, text) ? text : ''

/** Reads the filters from the address; ignores values that are no date or status. */
export const filtersFrom = (search: Partial<ListFilters>): ListFilters => ({
  search: searchWords(search.search),
  name: searchWords(search.name),
  engineerName: searchWords(search.engineerName),
  status: statusOr(search.status),
  startTime: dayOr(search.startTime),
  endTime: dayOr(search.endTime),
  eStartTime: dayOr(search.eStartTime),
  eEndTime: dayOr(search.eEndTime),
})
