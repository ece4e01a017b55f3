import { displayName } from '@soundroof/contract/roofs/project/draft'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { wallClock } from '../../../platform/draft/draft-record.ts'

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

/** The day in the reader's time zone. */
export const localDay = (moment: string): string => wallClock(new Date(moment)).slice(0, 'YYYY-MM-DD'.length)

const day = 24 * 3600 * 1000

const shifted = (text: string, days: number): string =>
  text === '' ? '' : new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/**
 * The server counts days in UTC, the reader in local time: one more day on both sides includes every row that `matches` keeps.
 */
export const serverFilters = (filters: ListFilters): ListFilters => ({
  ...filters,
  startTime: shifted(filters.startTime, -1),
  endTime: shifted(filters.endTime, 1),
})

const withinDays = (date: string, from: string, to: string): boolean =>
  (from === '' || date >= from) && (to === '' || date <= to)

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

/** Filters applied here: name, and day of the last update, the end day included. */
export const matches = (project: ProjectSummary, { name, startTime, endTime }: ListFilters): boolean =>
  titleOf(project).toLowerCase().includes(name.trim().toLowerCase()) &&
  withinDays(localDay(project.updatedAt), startTime, endTime)
