import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { useSay } from '../../platform/words/use-say.ts'

type Props = {
  readonly list: RefObject<HTMLElement | null>
  /** Rows of the list now. */
  readonly shown: number
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

const focusRow = (row: Element | undefined): void => {
  if (!(row instanceof HTMLElement)) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
}

/** Loads the next page and focuses its first row, which appears where the button was. */
export const ShowMore = ({ list, shown, query }: Props) => {
  const say = useSay()

  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current === null || shown <= before.current) return
    focusRow(list.current?.children[before.current])
    before.current = null
  }, [shown, list])
  const load = () => {
    before.current = shown
    void query.fetchNextPage()
  }
  if (!query.hasNextPage) return null
  return (
    <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={load}>
      {say('components.show-more')}
    </Button>
  )
}
