import type { AssessmentInput, TimberSpecies } from '@soundroof/contract/roofs/catalogue/assessment-input'

/** The grade of a member; null: the default of its species. */
export type ApplicableGrade = {
  readonly grade: string | null
  /** A grade given that does not count for it: the default is taken no stronger than that. */
  readonly bound: string | null
  /** Why, as a sentence. */
  readonly boundWords: string | null
}

const whyNot = ({ purlin, rafter, options }: AssessmentInput, species: TimberSpecies): string | null => {
  if (purlin.material === 'timber' && rafter.material === 'timber' && purlin.species !== rafter.species)
    return 'purlins and rafters are of different species'
  return options.timberGrade?.startsWith('MGP') && species === 'hardwood' ? 'MGP grades are softwood' : null
}

/** One grade is given for the whole roof: it counts for a member of this species where it can only mean that. Method 0. */
export const applicableGrade = (input: AssessmentInput, species: TimberSpecies): ApplicableGrade => {
  const { timberGrade } = input.options
  const why = timberGrade === null ? null : whyNot(input, species)
  if (why === null) return { grade: timberGrade, bound: null, boundWords: null }
  const boundWords = `${timberGrade} was given and counts only where it is weaker than the default: ${why}`
  return { grade: null, bound: timberGrade, boundWords }
}

/** Where a grade comes from, and which one only bounds it. */
export const gradeSource = ({ boundWords }: ApplicableGrade, source: string): string =>
  boundWords === null ? source : `${source}; ${boundWords}`
