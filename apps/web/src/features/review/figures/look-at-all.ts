import type { FigureEffects, OpenedZones } from '@soundroof/contract/review/figures/figures-console'

export type Page = FigureEffects

export const isComplete = ({ lookedAt, resting }: OpenedZones): boolean => lookedAt >= resting

type Looking = {
  /** The first page; null: the call failed. */
  readonly ask: () => Promise<Page | null>
  readonly show: (page: Page) => void
  /** Whether the dialog still waits for it. */
  readonly isOpen: () => boolean
}

/** A call looks at a batch of projects; repeats it until all are calculated. */
export const lookAtAll = async ({ ask, show, isOpen }: Looking): Promise<void> => {
  for (;;) {
    const page = await ask()
    if (page === null || !isOpen()) return
    show(page)
    if (page.opened === null || isComplete(page.opened)) return
  }
}
