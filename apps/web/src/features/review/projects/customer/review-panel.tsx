import { Button, Stack } from '@mantine/core'
import type { ProjectReview, ReviewQuestion } from '@soundroof/contract/review/review'
import { firstReadOnlyStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { withoutResultSentence } from '../../../../components/documents/without-result.ts'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { NoteLine } from '../../../../components/page/note-line.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { reviewKey, useProjectReview } from '../../../../components/review/use-project-review.ts'
import { OfferLines } from '../../../../components/review-offer/offer-lines.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { sendEvidence } from '../../../../platform/pictures/send-evidence.ts'
import { extraWithoutFacts } from '../../../../platform/taken/facts-of-file.ts'
import { isTakenKept } from '../../../../platform/taken/taken-choice.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ConditionCard } from '../conditions/condition-card.tsx'
import { EvidenceForm } from '../conditions/evidence-form.tsx'
import { pinOf, pinWords } from '../questions/pins.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { SubmissionNote } from '../submission-note.tsx'
import { useChange } from '../use-change.ts'
import { Answer } from './answer.tsx'
import { MarkedPhotos } from './marked-photos.tsx'
import { reviewWords } from './review-words.ts'
import { useReading } from './use-reading.ts'
import { Withdraw } from './withdraw.tsx'

type Photos = ProjectDraft['photos']
type Props = { readonly hash: string; readonly photos: Photos }

type AboutProps = Props & { readonly question: ReviewQuestion; readonly isEditable: boolean }

/** The field or photo; leads there while the project can be edited. */
const About = ({ hash, photos, question, isEditable }: AboutProps) => {
  const say = useSay()

  const pin = pinOf(say, question, photos)
  const words = pinWords(say, question, photos)
  if (!pin || !isEditable) return words
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void openInWizard(hash, pin)}>
      {say('review.open-it', { words })}
    </Button>
  )
}

type ThreadProps = Props & { readonly question: ReviewQuestion; readonly isEditable: boolean }

const Thread = ({ hash, photos, question, isEditable }: ThreadProps) => (
  <QuestionCard
    question={question}
    about={<About hash={hash} photos={photos} question={question} isEditable={isEditable} />}
    onRead={useReading(hash, question.id)}
  >
    <Answer hash={hash} question={question} />
  </QuestionCard>
)

const Questions = ({ hash, photos, review }: Props & { readonly review: ProjectReview }) => {
  const say = useSay()
  return review.questions.length === 0 ? null : (
    <Stack component="section" gap="sm" aria-label={say('review.questions')}>
      {review.questions.map((question) => (
        <Thread
          key={question.id}
          hash={hash}
          photos={photos}
          question={question}
          isEditable={review.status < firstReadOnlyStatus}
        />
      ))}
    </Stack>
  )
}

/** As in the Photo step: without place and time where the device's owner has chosen so. */
const sendAsChosen = async (file: File): Promise<string | null> =>
  sendEvidence(isTakenKept() ? file : await extraWithoutFacts(file), askTicket)

const askTicket = async () => {
  const answer = await call('uploadTickets', { query: { number: 1, kind: 'photo' } })
  return answer.ok ? answer.data[0] : undefined
}

const Conditions = ({ hash, review }: { readonly hash: string; readonly review: ProjectReview }) => {
  const say = useSay()

  const change = useChange(reviewKey(hash))
  if (review.conditions.length === 0) return null
  return (
    <section aria-label={say('review.conditions-of-the-approval')}>
      <h3>{say('review.conditions-of-the-approval')}</h3>
      <PlainList gap={10}>
        {review.conditions.map((condition) => (
          <ConditionCard key={condition.id} condition={condition}>
            {condition.state === 'open' && (
              <EvidenceForm
                id={condition.id}
                upload={sendAsChosen}
                send={(given) =>
                  change(
                    () => call('closeCondition', { body: { hash, condition: condition.id, ...given } }),
                    'evidenceSent',
                  )
                }
              />
            )}
          </ConditionCard>
        ))}
      </PlainList>
    </section>
  )
}

/** Stands back where the customer is told not to rely on it. */
const SignedReview = ({ review: { reviewFile, reviewFileName, givenUp } }: { readonly review: ProjectReview }) => {
  const say = useSay()
  return reviewFile ? (
    <DownloadButton
      variant={givenUp === null ? 'filled' : 'default'}
      address={reviewFile}
      fileName={reviewFileName}
      label={say('review.download-the-signed-review')}
    />
  ) : null
}

const CheckIt = ({ code }: { readonly code: string }) => {
  const say = useSay()
  return (
    <div>
      <Sentence
        says="review.anybody-can-check-it"
        document={
          <TextLink to="/verify/$code" params={{ code }}>
            {say('review.document-2', { code })}
          </TextLink>
        }
      />
    </div>
  )
}

type ReviewedProps = Props & { readonly review: ProjectReview }

const Details = ({ hash, photos, review }: ReviewedProps) => {
  const say = useSay()
  return (
    <>
      {review.status === statusOf.submitted && review.submitted && <OfferLines offer={review.submitted} />}
      {review.submitted && <SubmissionNote {...review.submitted} />}
      {review.isReviewWithoutResult && <span>{withoutResultSentence(say)}</span>}
      {review.reviewFile && review.reviewCode && <CheckIt code={review.reviewCode} />}
      <Questions hash={hash} photos={photos} review={review} />
      <MarkedPhotos marks={review.marks} photos={photos} />
      <Conditions hash={hash} review={review} />
    </>
  )
}

/** Whether the engineer waits for the customer. */
const hasTask = ({ questions, conditions }: ProjectReview): boolean =>
  questions.some(({ waitsFor }) => waitsFor !== null) || conditions.some(({ state }) => state === 'open')

/** State of the review and the customer's actions, in one line. Nothing before the first submission. */
export const ReviewPanel = ({ hash, photos }: Props) => {
  const say = useSay()

  const { data: review } = useProjectReview(hash)
  if (!review) return null
  const words = reviewWords(say, review)
  if (words === null && review.questions.length === 0) return null
  const isWarning = review.status === statusOf.created || review.reviewVoidedAt !== null
  return (
    <NoteLine
      title={say('components.review')}
      line={words}
      tone={isWarning ? 'warning' : 'plain'}
      isOpen={hasTask(review)}
      action={review.moves.includes('withdraw') ? <Withdraw hash={hash} /> : <SignedReview review={review} />}
    >
      <Details hash={hash} photos={photos} review={review} />
    </NoteLine>
  )
}
