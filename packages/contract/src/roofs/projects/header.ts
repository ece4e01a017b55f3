import { told } from '../../platform/messages.ts'
import { reversesTextDirection } from '../../platform/visible-text.ts'
import type { HeaderDraft } from './draft.ts'
import type { Check, StepRules } from './step.ts'

// A report is stored and downloaded under this name; separators would choose its folder.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f]/

/** Whether a name or number may be part of the report's file name. */
export const fitsFileName = (value: string): boolean => !forbidden.test(value) && !reversesTextDirection(value)

const inFileName = (field: 'name' | 'number'): readonly Check<HeaderDraft>[] => [
  { field, fails: (draft) => !fitsFileName(draft[field]), message: () => told('projectNameCharacters') },
]

/** Name and number must fit a file name. */
export const headerRules: StepRules<'header'> = { after: { name: inFileName('name'), number: inFileName('number') } }
