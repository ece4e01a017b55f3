import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { turnsDirection } from '../../platform/visible-text.ts'
import { text } from './field.ts'
import { required, type StepDefinition } from './step.ts'

/** The project name step. The agreement is asked on the screen and is no field of the wire. */
export const headerDraft = z.strictObject({
  agreed: z.boolean().meta({ label: 'Agreement to the Terms of Service and Privacy', unit: '', kind: 'choice' }),
  name: text('Project Name', 100),
  number: text('Project Number', 100),
})
export type HeaderDraft = z.infer<typeof headerDraft>

// A report is stored and downloaded under this name; separators would choose its folder.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f]/

/** Whether a name or number can stand in the file name of the report. */
export const fitsFileName = (value: string): boolean => !forbidden.test(value) && !turnsDirection(value)

export const headerStep: StepDefinition<HeaderDraft> = {
  id: 'header',
  schema: headerDraft,
  checks: [
    { field: 'agreed', fails: (draft) => !draft.agreed, message: () => say('agreementRequired') },
    ...required<HeaderDraft>('name', 'projectNameRequired', headerDraft.shape.name),
    { field: 'name', fails: (draft) => !fitsFileName(draft.name), message: () => say('projectNameCharacters') },
    ...required<HeaderDraft>('number', 'projectNumberRequired', headerDraft.shape.number),
    { field: 'number', fails: (draft) => !fitsFileName(draft.number), message: () => say('projectNameCharacters') },
  ],
  warnings: [],
  resets: [],
}
