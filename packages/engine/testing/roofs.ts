import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { workedExamples } from './worked-examples.ts'

/** The input of a worked example by the name of its file. */
export const roof = (name: string): AssessmentInput => {
  const example = workedExamples.find((entry) => entry.name.endsWith(`/${name}.json`))
  if (example?.calculation !== 'assessment') throw new Error(`there is no example ${name}`)
  return assessmentInput.parse(example.input)
}

type Part = Exclude<keyof AssessmentInput, 'moduleMass' | 'settingOut' | 'outOfDate'>
type Parts = { readonly [K in Part]?: Partial<AssessmentInput[K]> }

/** A roof with some answers changed. */
export const changed = (input: AssessmentInput, parts: Parts): AssessmentInput =>
  assessmentInput.parse({
    ...input,
    ...Object.fromEntries(Object.entries(parts).map(([part, change]) => [part, { ...input[part as Part], ...change }])),
  })
