import type { AssessmentInput, TimberSpecies } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** The grade of a member; null: the default of its species. */
export type ApplicableGrade = {
  readonly grade: string | null
  /** A given grade that does not apply to it; the default is taken no stronger than this. */
  readonly bound: string | null
  readonly boundReason: Message | null
}

const whyNot = ({ purlin, rafter, options }: AssessmentInput, species: TimberSpecies): Message | null => {
  if (purlin.material === 'timber' && rafter.material === 'timber' && purlin.species !== rafter.species)
    return 'purlins-and-rafters-are-of-different-species'
  return options.timberGrade?.startsWith('MGP') && species === 'hardwood' ? 'mgp-grades-are-softwood' : null
}

/** One grade is given for the whole roof: it applies to a member of this species only where it is unambiguous. Method 0. */
export const applicableGrade = (input: AssessmentInput, species: TimberSpecies): ApplicableGrade => {
  const { timberGrade } = input.options
  const why = timberGrade === null ? null : whyNot(input, species)
  if (timberGrade === null || why === null) return { grade: timberGrade, bound: null, boundReason: null }
  const boundReason: Message = { code: 'grade-only-bounds', values: { grade: timberGrade, reason: why } }
  return { grade: null, bound: timberGrade, boundReason }
}

/** Source of a grade, with the given grade that only limits it. */
export const gradeSource = ({ boundReason }: ApplicableGrade, source: Message): Message =>
  boundReason === null ? source : { code: 'source-with-bound', values: { source, bound: boundReason } }
