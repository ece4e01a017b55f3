import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'

/** Name of a piece that must be in view: `data-look` of its element, the same whenever it is drawn. */
export const pieceOf = (figure: string, part: string): string => `${figure} ${part}`

/** What was in view so far. A piece that still loads is named and counts as not seen. */
export type Looked = {
  /** Pieces not seen yet, in the order of the page; null: not counted yet. */
  readonly left: readonly string[] | null
  /** Brings the next piece that was not seen into view. */
  readonly next: () => void
}

/** `inside`: ref of the element whose pieces are looked at; a dialog draws it later than the first time. */
type Looking = Looked & { readonly inside: (root: HTMLElement | null) => void }

const piecesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-look]')]
const nameOf = (element: Element): string => element.getAttribute('data-look') ?? ''

/** A line counts from here on: not the first pixel of it. */
const share = 0.8
/** Height of an element that stays on the screen and covers what scrolls below it, px. */
const heightOf = (element: HTMLElement | null): number => element?.offsetHeight ?? 0

/**
 * Which pieces inside an element have been on the screen.
 * @param bar stays at the foot of the screen; what it covers is not in view, as below the head of the page
 */
export const useInView = (bar: RefObject<HTMLElement | null> | null = null): Looking => {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const seen = useRef(new Set<string>())
  const [left, setLeft] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (root === null) return undefined
    const count = () => {
      const rest = piecesIn(root)
        .map(nameOf)
        .filter((name) => !seen.current.has(name))
      setLeft((former) => (former?.join() === rest.join() ? former : rest))
    }
    const inView = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) seen.current.add(nameOf(target))
        count()
      },
      {
        threshold: share,
        rootMargin: `-${heightOf(document.querySelector('header'))}px 0px -${heightOf(bar?.current ?? null)}px 0px`,
      },
    )
    const watch = () => {
      for (const piece of piecesIn(root)) if (!piece.hasAttribute('data-awaited')) inView.observe(piece)
      count()
    }
    // Cells of a table come later than the step.
    const drawn = new MutationObserver(watch)
    drawn.observe(root, { childList: true, subtree: true })
    watch()
    return () => {
      inView.disconnect()
      drawn.disconnect()
    }
  }, [root, bar])
  const next = () => {
    const piece = root && piecesIn(root).find((one) => left?.includes(nameOf(one)))
    piece?.scrollIntoView({ block: 'center' })
  }
  return { inside: setRoot, left, next }
}

const figuresOf = (pieces: readonly string[]): number => new Set(pieces.map((piece) => piece.split(' ')[0])).size

/** How much was not in view yet, and a way to it that needs no pointer. */
export const ViewLeft = ({ left, next, id }: Looked & { readonly id: string }) => {
  const say = useSay()
  const isOpen = left !== null && left.length > 0
  return (
    <>
      <p id={id} className={styles.quiet} role="status">
        {isOpen
          ? say('review.not-in-view-yet', { figures: figuresOf(left), lines: left.length })
          : say('review.all-in-view')}
      </p>
      {isOpen && (
        <Button variant="default" onClick={next}>
          {say('review.show-the-next')}
        </Button>
      )}
    </>
  )
}
