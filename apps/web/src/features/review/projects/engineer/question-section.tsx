import { Button, Stack } from '@mantine/core'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { pinWords } from '../questions/pins.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import type { Change } from '../use-change.ts'
import type { Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change; readonly onAsk: () => void }

export const QuestionSection = ({ reviewed: { told, draft }, change, onAsk }: Props) => {
  const say = useSay()

  const close = (question: string) =>
    void change(() => call('closeQuestion', { body: { hash: told.hash, question } }), 'questionEnded')
  return (
    <Panel title={say('review.questions')}>
      <Stack gap="sm">
        {told.questions.length === 0 && <span>{say('review.nothing-was-asked-yet')}</span>}
        {told.questions.map((question) => (
          <QuestionCard key={question.id} question={question} about={pinWords(say, question, draft.photos)}>
            <div>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={say('review.close-the-question', { text: question.text })}
                onClick={() => close(question.id)}
              >
                {say('shell.close')}
              </Button>
            </div>
          </QuestionCard>
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
