import {
  type CertificateForm,
  entryNames,
  type FormEntry,
} from '@soundroof/contract/review/certificate/certificate-form'

/** A form while it is edited: lists of words as they are typed. */
export type EditedForm = Omit<CertificateForm, 'states' | 'registers' | 'sections'> & {
  readonly states: string
  readonly registers: string
  readonly sections: readonly EditedSection[]
}
export type EditedSection = Omit<CertificateForm['sections'][number], 'entries'> & {
  readonly entries: readonly FormEntry[]
}

export const newEntry: FormEntry = { label: '', value: entryNames[0] ?? 'address' }
export const newSection: EditedSection = { title: '', hint: '', entries: [newEntry] }
export const newForm: EditedForm = {
  id: '',
  states: '',
  purpose: 'design',
  title: '',
  subtitle: '',
  version: '',
  source: '',
  readOn: '',
  status: 'check',
  registers: '',
  sections: [newSection],
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

export const editedOf = ({ states, registers, ...form }: CertificateForm): EditedForm => ({
  ...form,
  states: states.join(', '),
  registers: registers.join(', '),
})

/** As it is sent; the server judges it. */
export const formOfEdited = ({ states, registers, ...form }: EditedForm): unknown => ({
  ...form,
  states: listOf(states),
  registers: listOf(registers),
})

export const replaced = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((other, index) => (index === at ? one : other))

export const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at)

/** The element moved one place; the same list at either end. */
export const moved = <T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const [one, other] = [list[at], list[at + by]]
  return one === undefined || other === undefined ? list : replaced(replaced(list, at, other), at + by, one)
}

/** "natureOfWork" as "nature of work": pages of certificates are English. */
export const entryWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
