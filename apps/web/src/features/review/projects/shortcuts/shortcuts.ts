import type { PlainCode } from '../../../../platform/words/use-say.ts'

type Shortcut = {
  /** As the browser names it. */
  readonly key: string
  readonly where: 'everywhere' | 'queue' | 'project'
  readonly does: PlainCode
}

/** Keys of the console, each pressed alone; the help sheet, titles of buttons and the hook read this list. */
export const shortcuts = {
  help: { key: '?', where: 'everywhere', does: 'review.show-these-shortcuts' },
  next: { key: 'n', where: 'everywhere', does: 'review.take-and-open-the-next-job' },
  down: { key: 'j', where: 'queue', does: 'review.to-the-next-row' },
  up: { key: 'k', where: 'queue', does: 'review.to-the-row-before' },
  open: { key: 'o', where: 'queue', does: 'review.open-the-row' },
  claimRow: { key: 'c', where: 'queue', does: 'review.claim-the-row' },
  assignRow: { key: 'h', where: 'queue', does: 'review.give-the-row-to-a-colleague' },
  claim: { key: 'c', where: 'project', does: 'review.claim' },
  accept: { key: 'a', where: 'project', does: 'review.accept' },
  ask: { key: 'q', where: 'project', does: 'review.ask-a-question' },
  return: { key: 'r', where: 'project', does: 'review.return-with-a-question' },
  certificate: { key: 't', where: 'project', does: 'review.certificate' },
  deliver: { key: 'd', where: 'project', does: 'review.deliver' },
  moveDelivery: { key: 'm', where: 'project', does: 'review.change-the-delivery-date' },
  handOver: { key: 'h', where: 'project', does: 'components.hand-over' },
  release: { key: 'p', where: 'project', does: 'review.put-back-into-the-queue' },
  section: { key: 'j', where: 'project', does: 'review.to-the-next-section' },
  sectionBefore: { key: 'k', where: 'project', does: 'review.to-the-section-before' },
  tick: { key: 'x', where: 'project', does: 'review.tick-the-next-item' },
  item: { key: '1–9', where: 'project', does: 'review.tick-the-item-of-this-number' },
  queue: { key: 'u', where: 'project', does: 'review.back-to-the-queue' },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutId = keyof typeof shortcuts
export const shortcutIds = Object.keys(shortcuts) as readonly ShortcutId[]
