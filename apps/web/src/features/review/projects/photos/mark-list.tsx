import { Button, Group } from '@mantine/core'
import type { Mark } from '@soundroof/contract/review/mark-up'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
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
          <Group component="li" key={JSON.stringify(mark)} gap="4px 12px">
            <span>{words}</span>
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
