import { Button, Stack } from '@mantine/core'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useCallback } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { pinWords } from '../questions/pins.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { TextForm } from '../questions/text-form.tsx'
import type { Change } from '../use-change.ts'
import type { Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change; readonly onAsk: () => void }
type OneProps = Omit<Props, 'onAsk'> & { readonly question: ReviewQuestion }

/** Write again, or close. */
const Actions = ({ reviewed: { told }, question: { id, text }, change }: OneProps) => {
  const say = useSay()

  const { hash } = told
  return (
    <>
      <details>
        <summary>{say('review.write-again')}</summary>
        <TextForm
          name={`reply-${id}`}
          field="reply"
          label={say('review.to-the-customer')}
          submitLabel={say('review.send')}
          send={(reply) =>
            change(() => call('replyToQuestion', { body: { hash, question: id, text: reply } }), 'questionSent')
          }
        />
      </details>
      <div>
        <Button
          size="compact-sm"
          mih={44}
          variant="default"
          aria-label={say('review.close-the-question', { text })}
          onClick={() => void change(() => call('closeQuestion', { body: { hash, question: id } }), 'questionEnded')}
        >
          {say('shell.close')}
        </Button>
      </div>
    </>
  )
}

const Thread = (props: OneProps) => {
  const say = useSay()

  const { reviewed, question } = props
  const { hash } = reviewed.told
  const { id } = question
  const onRead = useCallback(
    (message: string) => void call('consoleReadQuestion', { body: { hash, question: id, message }, quiet: true }),
    [hash, id],
  )
  return (
    <QuestionCard question={question} about={pinWords(say, question, reviewed.draft.photos)} onRead={onRead}>
      <Actions {...props} />
    </QuestionCard>
  )
}

export const QuestionSection = ({ reviewed, change, onAsk }: Props) => {
  const say = useSay()

  const { questions } = reviewed.told
  return (
    <Panel title={say('review.questions')}>
      <Stack gap="sm">
        {questions.length === 0 && <span>{say('review.nothing-was-asked-yet')}</span>}
        {questions.map((question) => (
          <Thread key={question.id} reviewed={reviewed} question={question} change={change} />
        ))}
        <div>
          <Button variant="default" size="sm" onClick={onAsk}>
            {say('review.ask-a-question')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
