import type { Problem } from '@soundroof/contract/platform/problem'
import { labelOfEntry } from '@soundroof/contract/review/certificate/certificate-problems'
import { certificateRecord } from '@soundroof/contract/review/certificate/certificate-record'
import type { Say } from '../../../../platform/words/use-say.ts'

const parts = {
  disposal: 'review.condition-number-what-became-of-it',
  reason: 'review.condition-number-evidence-or-reason',
} as const

/** A missing entry by its name; another problem as it is told. */
export const missingWords = (say: Say, { field, coded }: Problem): string => {
  if (field === 'statement') return say.named('Statement')
  const [group, name, part] = field.split('.')
  const entry = certificateRecord.keyof().options.find((one) => one === name)
  if (group === 'record' && entry) return say.named(labelOfEntry(entry))
  if (group === 'dispositions' && (part === 'disposal' || part === 'reason'))
    return say(parts[part], { number: Number(name) + 1 })
  return say(coded)
}
