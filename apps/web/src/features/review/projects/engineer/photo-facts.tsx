import { Text } from '@mantine/core'
import type { PhotoTaken, StoredPhoto } from '@soundroof/contract/roofs/taken/photo-taken'
import { coordinatesOf, takenWords } from '@soundroof/report/wording/taken-words'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly photo: StoredPhoto; readonly others: readonly (PhotoTaken | null | undefined)[] }

/** Where and when a photo was taken, as it was told; beside that who sent it, by the server's clock, which nobody can edit. */
export const PhotoFacts = ({ photo: { taken, receivedAt, sentBy }, others }: Props) => {
  const say = useSay()
  const received = shownMoment(say, receivedAt)
  const lines = [
    taken && takenWords(say, taken, others),
    taken && coordinatesOf(taken),
    sentBy === null ? say('review.photo-received', { received }) : say('review.photo-sent-by', { received, sentBy }),
  ].flatMap((line) => line || [])
  return (
    <div data-photo-facts>
      {lines.map((line) => (
        <Text key={line} fz="xs" c="dimmed">
          {line}
        </Text>
      ))}
    </div>
  )
}
