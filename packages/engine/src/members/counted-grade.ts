import type { AssessmentInput, TimberSpecies } from '@soundroof/contract/assessment-input'

/** The grade that counts for a member; null: the default of its species stands, and why a grade given does not count. */
export type CountedGrade = { readonly grade: string | null; readonly notCounted: string | null }

const whyNot = ({ purlin, rafter, options }: AssessmentInput, species: TimberSpecies): string | null => {
  if (purlin.material === 'timber' && rafter.material === 'timber' && purlin.species !== rafter.species)
    return 'purlins and rafters are of different species'
  return options.timberGrade?.startsWith('MGP') && species === 'hardwood' ? 'MGP grades are softwood' : null
}

/** One grade is given for the whole roof: it counts for a member of this species where it can only mean that. Method 0. */
export const countedGrade = (input: AssessmentInput, species: TimberSpecies): CountedGrade => {
  const { timberGrade } = input.options
  if (timberGrade === null) return { grade: null, notCounted: null }
  const why = whyNot(input, species)
  return why === null
    ? { grade: timberGrade, notCounted: null }
    : { grade: null, notCounted: `${timberGrade} was given and not counted: ${why}` }
}

/** Where a grade comes from, and which one was left out. */
export const gradeSource = ({ notCounted }: CountedGrade, source: string): string =>
  notCounted === null ? source : `${source}; ${notCounted}`
