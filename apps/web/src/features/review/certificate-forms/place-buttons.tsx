import { Button, Group } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'
import { moved, without } from './edited-form.ts'

type Props<T> = {
  readonly name: string
  readonly list: readonly T[]
  readonly at: number
  readonly onChange: (list: readonly T[]) => void
}

/** Moves or removes one element of a list; the last one stays. */
export const PlaceButtons = <T,>({ name, list, at, onChange }: Props<T>) => {
  const say = useSay()

  const look = { size: 'sm', variant: 'subtle', mih: 44 } as const
  return (
    <Group gap={4}>
      <Button
        {...look}
        disabled={at === 0}
        aria-label={say('review.form-move-up', { name })}
        onClick={() => onChange(moved(list, at, -1))}
      >
        {say('review.form-up')}
      </Button>
      <Button
        {...look}
        disabled={at === list.length - 1}
        aria-label={say('review.form-move-down', { name })}
        onClick={() => onChange(moved(list, at, 1))}
      >
        {say('review.form-down')}
      </Button>
      <Button
        {...look}
        color="red"
        disabled={list.length === 1}
        aria-label={say('review.form-remove-of', { name })}
        onClick={() => onChange(without(list, at))}
      >
        {say('review.form-remove')}
      </Button>
    </Group>
  )
}
