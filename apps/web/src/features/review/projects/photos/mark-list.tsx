import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { Mark } from '@soundroof/contract/review/mark-up'
import { describeMark } from './mark-words.ts'
import styles from './photos.module.css'
import type { Size } from './view.ts'

type Props = {
  readonly marks: readonly Mark[]
  readonly photo: Size
  /** Absent: nothing can be removed. */
  readonly onRemove?: ((mark: Mark) => void) | undefined
}

/** Every mark in words, so that it is read and removed without pointing at it. */
export const MarkList = ({ marks, photo, onRemove }: Props) =>
  marks.length === 0 ? null : (
    <ul className={styles.marks} aria-label={text('Marks')}>
      {marks.map((mark) => {
        const words = describeMark(mark, marks, photo)
        return (
          <li key={JSON.stringify(mark)}>
            <span>{words}</span>
            {onRemove && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={text('Remove {words}', { words })}
                onClick={() => onRemove(mark)}
              >
                {text('Remove')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
