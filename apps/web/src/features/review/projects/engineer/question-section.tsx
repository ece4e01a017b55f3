import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { pinWords } from '../questions/pins.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import styles from '../questions/questions.module.css'
import type { Change, Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change; readonly onAsk: () => void }

export const QuestionSection = ({ reviewed: { told, draft }, change, onAsk }: Props) => {
  const close = (question: string) =>
    void change(() => call('closeQuestion', { body: { hash: told.hash, question } }), say('questionEnded'))
  return (
    <Panel title={text('Questions')}>
      <div className={styles.list}>
        {told.questions.length === 0 && <p className={styles.text}>{text('Nothing was asked yet.')}</p>}
        {told.questions.map((question) => (
          <QuestionCard key={question.id} question={question} about={pinWords(question, draft.photos)}>
            <div>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={text('Close the question: {text}', { text: question.text })}
                onClick={() => close(question.id)}
              >
                {text('Close')}
              </Button>
            </div>
          </QuestionCard>
        ))}
        <div>
          <Button variant="default" size="sm" onClick={onAsk}>
            {text('Ask a question')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
