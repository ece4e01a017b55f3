import { Button, Group, Stack } from '@mantine/core'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly questions: readonly ReviewQuestion[]; readonly onClose: () => void }

/** The last message of each that an engineer wrote, which is what waits for an answer. */
const waiting = ({ text, messages }: ReviewQuestion): string => messages.at(-1)?.text ?? text

/** Questions that wait for the customer, and the way to their answers on this page. */
export const Unanswered = ({ questions, onClose }: Props) => {
  const say = useSay()

  const [first] = questions
  if (!first) return null
  const answerFirst = () => {
    onClose()
    focusSoon(`answer-${first.id}`)
  }
  return (
    <Panel tone="warning" title={say('roofs.questions-wait-for-your-answer', { count: questions.length })}>
      <Stack gap="xs">
        <ul>
          {questions.map((question) => (
            <li key={question.id} className={surfaces.written}>
              {waiting(question)}
            </li>
          ))}
        </ul>
        <Group>
          <Button variant="default" onClick={answerFirst}>
            {say('roofs.answer-them-first')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
