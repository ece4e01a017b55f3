import { displayName } from '@soundroof/contract/project/draft'
import type { ProjectSummary } from '@soundroof/contract/wire-rows'

/** The filters of the list as they stand in the address; empty means any. */
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

export const filtersFrom = (search: Partial<ListFilters>): ListFilters => ({ ...noFilters, ...search })

export const hasFilters = (filters: ListFilters): boolean => Object.values(filters).some((value) => value !== '')

/** `<number>-<date>-<name>`, as on the result and in the report's file name. */
export const titleOf = ({ name, number, madeAt }: ProjectSummary): string =>
  displayName({ header: { agreed: true, name, number }, dateTime: madeAt })

const two = (value: number): string => String(value).padStart(2, '0')

/** The day of a moment where the reader is. */
export const localDay = (moment: string): string => {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const withinDays = (day: string, from: string, to: string): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to)

/** The part of the filters that the list applies itself: name, and day of the last update, the end day included. */
export const matches = (project: ProjectSummary, { name, startTime, endTime }: ListFilters): boolean =>
  titleOf(project).toLowerCase().includes(name.trim().toLowerCase()) &&
  withinDays(localDay(project.updatedAt), startTime, endTime)
