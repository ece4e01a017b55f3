import { Text } from '@mantine/core'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useSay } from '../../../../platform/words/use-say.ts'
import { mostUrgent, waitingWords } from './waiting-words.ts'

type Props = { readonly project: Pick<ProjectSummary, 'address' | 'waitsFor'> }

/** Below the title of a project: its site, and what its company has to act on. */
export const SiteAndWaiting = ({ project: { address, waitsFor } }: Props) => {
  const say = useSay()

  const waitingFor = mostUrgent(waitsFor)
  return (
    <>
      <Text mt={2} c="dimmed">
        {address}
      </Text>
      {waitingFor && (
        <Text mt={2} fw={600}>
          {say(waitingWords[waitingFor].told)}
        </Text>
      )}
    </>
  )
}
