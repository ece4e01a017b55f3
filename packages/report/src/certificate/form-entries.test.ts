import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { completed } from '../testing/sample-certificate.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { formOfAll } from '../testing/sample-form.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { entriesOf } from './form-entries.ts'

const drawn = { ...sampleLayout, isChosen: false, placed: 127 }
const input = completed(
  { project: sampleProject, choices: sampleChoices, result: sampleResult, layout: drawn, parts: null },
  formOfAll,
)
const natureOf = (given: typeof input) => entriesOf(sayIn('en-AU'), given).natureOfWork.value

test('an alteration counts the panels that somebody drew, and no others', () => {
  const stated = (solar: Partial<typeof sampleProject.solar>) => ({
    ...input,
    layout: { ...drawn, isChosen: true },
    project: { ...sampleProject, solar: { ...sampleProject.solar, ...solar } },
  })
  const roof = 'fixed parallel to the existing roof'
  expect(natureOf(input)).toBe(`Alteration: 127 solar panels ${roof}`)
  expect(natureOf(stated({ panels: null, scale: 60 }))).toBe(`Alteration: solar panels of 60 kW ${roof}`)
  expect(natureOf(stated({ panels: null, scale: null }))).toBe(`Alteration: solar panels ${roof}`)
  expect(natureOf(stated({ panels: 12, scale: null }))).toBe(`Alteration: 12 solar panels ${roof}`)
})
