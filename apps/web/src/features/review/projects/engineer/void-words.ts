import type { ConsoleProject, Voiding } from '@soundroof/contract/review/console-review'

export type ListedDocument = ConsoleProject['documents'][number]

export const voidVerbs = {
  alone: 'Void',
  propose: 'review.propose-to-void',
  confirm: 'review.confirm-voiding',
} as const satisfies Readonly<Record<Exclude<Voiding['how'], 'proposed'>, string>>
