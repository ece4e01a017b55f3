import { displayName } from '@soundroof/contract/roofs/projects/draft'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'

/** `<number>-<date>-<name>`, as on the result and in the report's file name. */
export const titleOf = ({ name, number, madeAt }: Pick<ProjectSummary, 'name' | 'number' | 'madeAt'>): string =>
  displayName({ header: { name, number }, dateTime: madeAt })
