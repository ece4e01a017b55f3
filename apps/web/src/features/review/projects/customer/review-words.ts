import { text } from '@soundroof/contract/platform/text'
import type { ProjectReview } from '@soundroof/contract/review/review'
import { shownDay, shownMoment } from '../../../../platform/shown-date.ts'

type Told = Pick<
  ProjectReview,
  'status' | 'submittedAt' | 'deliverAt' | 'engineerName' | 'questions' | 'reviewVoidedAt'
>

const isWaiting = ({ questions }: Told): boolean =>
  questions.some(({ closedAt, answers }) => closedAt === null && answers.length === 0)

/** Where the review of a project stands, in one sentence or two. Null: it was never submitted. */
export const reviewWords = (review: Told): string | null => {
  const engineer = review.engineerName || text('An engineer')
  const day = review.deliverAt === null ? null : shownDay(review.deliverAt)
  switch (review.status) {
    case 1:
      return isWaiting(review)
        ? text('Returned with a question. Answer it, edit the project, and submit it again.')
        : null
    case 2:
      return review.submittedAt === null
        ? text('Submitted. No engineer has taken it yet; you can still edit or withdraw it.')
        : text('Submitted {moment}. No engineer has taken it yet; you can still edit or withdraw it.', {
            moment: shownMoment(review.submittedAt),
          })
    case 3:
      return day === null
        ? text('{engineer} is reviewing it.', { engineer })
        : text('{engineer} is reviewing it. Delivery by {day}.', { engineer, day })
    case 4:
      return day === null
        ? text('{engineer} has accepted it.', { engineer })
        : text('{engineer} has accepted it. Delivery by {day}.', { engineer, day })
    case 5:
      return review.reviewVoidedAt === null
        ? text('{engineer} has delivered the review.', { engineer })
        : text(
            'The provider withdrew the delivered review on {moment}. Do not rely on it, also where you have downloaded it. Please wait for the corrected one.',
            { moment: shownMoment(review.reviewVoidedAt) },
          )
  }
}
