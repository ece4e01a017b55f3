import { Button, Group, Text } from '@mantine/core'
import { colourOf, type Mark } from '@soundroof/contract/review/mark-up'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Dot } from './dot.tsx'
import { keyOf } from './edits.ts'
import { colourWords } from './mark-paint.ts'
import { describeMark } from './mark-words.ts'
import type { Size } from './view.ts'

type Props = {
  readonly marks: readonly Mark[]
  readonly photo: Size
  /** Absent: nothing can be removed. */
  readonly onRemove?: ((mark: Mark) => void) | undefined
}

/** Every mark in words, to read and remove without pointing at it. */
export const MarkList = ({ marks, photo, onRemove }: Props) => {
  const say = useSay()
  return marks.length === 0 ? null : (
    <PlainList gap={4} fz="sm" aria-label={say('review.marks')}>
      {marks.map((mark) => {
        const words = describeMark(say, mark, marks, photo)
        return (
          <Group component="li" key={keyOf(mark)} gap="4px 12px">
            <Dot colour={colourOf(mark)} />
            <span>{words}</span>
            <Text span fz="xs" c="dimmed">
              {say(colourWords[colourOf(mark)])}
            </Text>
            {onRemove && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={say('review.remove', { words })}
                onClick={() => onRemove(mark)}
              >
                {say('components.remove')}
              </Button>
            )}
          </Group>
        )
      })}
    </PlainList>
  )
}
