import type { ProjectReview } from '@soundroof/contract/review/review'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { shownDay, shownMoment } from '../../../../platform/shown-date.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

type Told = Pick<
  ProjectReview,
  'status' | 'submittedAt' | 'deliverAt' | 'engineerName' | 'questions' | 'reviewVoidedAt'
>

const isWaiting = ({ questions }: Told): boolean => questions.some(({ waitsFor }) => waitsFor === 'customer')

/** State of the review in one or two sentences. Null: never submitted. */
export const reviewWords = (say: Say, review: Told): string | null => {
  const engineer = review.engineerName || say('review.an-engineer')
  const day = review.deliverAt === null ? null : shownDay(say, review.deliverAt)
  switch (review.status) {
    case statusOf.created:
      return isWaiting(review) ? say('review.returned-with-a-question-answer-it') : null
    case statusOf.submitted:
      return review.submittedAt === null
        ? say('review.submitted-no-engineer-has-taken-it-yet')
        : say('review.submitted-no-engineer-has-taken-it', {
            moment: shownMoment(say, review.submittedAt),
          })
    case statusOf.underReview:
      return day === null
        ? say('review.is-reviewing-it', { engineer })
        : say('review.is-reviewing-it-delivery-by', { engineer, day })
    case statusOf.ongoing:
      return day === null
        ? say('review.has-accepted-it', { engineer })
        : say('review.has-accepted-it-delivery-by', { engineer, day })
    case statusOf.delivered:
      return review.reviewVoidedAt === null
        ? say('review.has-delivered-the-review', { engineer })
        : say('review.the-provider-withdrew-the-delivered-review', { moment: shownMoment(say, review.reviewVoidedAt) })
  }
}
