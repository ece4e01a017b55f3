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
  const engineer = review.engineerName || 'An engineer'
  const delivery = review.deliverAt === null ? '' : ` Delivery by ${shownDay(review.deliverAt)}.`
  switch (review.status) {
    case 1:
      return isWaiting(review) ? 'Returned with a question. Answer it, edit the project, and submit it again.' : null
    case 2:
      return `Submitted${review.submittedAt === null ? '' : ` ${shownMoment(review.submittedAt)}`}. No engineer has taken it yet; you can still edit or withdraw it.`
    case 3:
      return `${engineer} is reviewing it.${delivery}`
    case 4:
      return `${engineer} has accepted it.${delivery}`
    case 5:
      return review.reviewVoidedAt === null
        ? `${engineer} has delivered the review.`
        : `The provider withdrew the delivered review on ${shownMoment(review.reviewVoidedAt)}. Do not rely on it, also where you have downloaded it. Please wait for the corrected one.`
  }
}
