import type { AssessmentInput } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { Entry } from '../results/advice.ts'
import type { Message } from '../results/messages/message.ts'

const chosen = (field: 'thickness' | 'support', position: number): readonly Entry[] =>
  position < 0 ? [] : [{ place: 'structure', field, value: position }]

/** What to choose in the wizard for a possible answer to an unknown of the purlins; nothing where no list has it. */
export const answerEntries = (
  answer: Message,
  { purlin }: Pick<AssessmentInput, 'purlin'>,
  { purlins }: Choices,
): readonly Entry[] => {
  if (purlin.material !== 'steel') return []
  const { depths, supports } = purlins[purlin.section]
  if (typeof answer === 'string')
    return chosen(
      'support',
      supports.findIndex(({ means, unsure }) => means === answer && !unsure),
    )
  if (answer.code !== 'size') return []
  const thicknesses = depths.find(({ depth }) => depth === purlin.depth)?.thicknesses ?? []
  return chosen('thickness', thicknesses.indexOf(answer.values.size))
}
