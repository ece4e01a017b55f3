import { useInViewport } from '@mantine/hooks'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useEffect, useState } from 'react'

const unreadIn = ({ id, isUnread, messages }: ReviewQuestion): readonly string[] => [
  ...(isUnread ? [id] : []),
  ...messages.filter((message) => message.isUnread).map((message) => message.id),
]

/** Long enough to notice it, ms. */
const lookedAt = 1500

/** Messages that were unread on this page, called so until it is left; once in view for a moment, the server is told. */
export const useUnread = (question: ReviewQuestion, onRead: ((message: string) => void) | undefined) => {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const now = unreadIn(question)
  const [shown, setShown] = useState(now)
  const added = now.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...shown, ...added])
  const newest = now.at(-1)
  useEffect(() => {
    if (!inViewport || newest === undefined || onRead === undefined) return
    const timer = setTimeout(() => onRead(newest), lookedAt)
    return () => clearTimeout(timer)
  }, [inViewport, newest, onRead])
  return { ref, isNew: (id: string): boolean => shown.includes(id) }
}
