import type { Choices } from '../catalogue/choices.ts'
import { isOutOfDate } from '../catalogue/products/product.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import type { Message } from '../results/messages/message.ts'
import type { Variation } from './variation.ts'

/** Something else to build the same array with, within what a what-if may vary. */
export type OtherParts = { readonly change: Message; readonly variation: Variation }

/** Racking systems that are tried, in the order of the library: a library may be long. */
const mostRackings = 12

const otherRackings = ({ options }: ProjectDraft, choices: Choices, today: string): readonly OtherParts[] =>
  choices.rackingSystems
    .filter((entry) => entry.id !== options.racking && !isOutOfDate(entry, today))
    .slice(0, mostRackings)
    .map(({ id, name, edition }) => ({
      change: { code: 'use-racking', values: { name, edition } },
      variation: { racking: id },
    }))

const turnedRails = ({ solar, roofCover }: ProjectDraft): readonly OtherParts[] => {
  if (solar.installation === null) return []
  const direction = solar.installation === 'parallel' ? 'perpendicular' : 'parallel'
  const member = roofCover.roofType === 'tile' ? 'battens' : 'purlins'
  return [{ change: { code: 'turn-rails', values: { direction, member } }, variation: { installation: direction } }]
}

/** Racking systems of the library, two screws a foot, feet over rafters, and rails the other way. @param today year-month-day */
export const savingVariations = (project: ProjectDraft, choices: Choices, today: string): readonly OtherParts[] => {
  const { options, roofCover } = project
  const isScrewed = roofCover.roofType === 'tin-screwed'
  return [
    ...otherRackings(project, choices, today),
    ...(isScrewed && options.screwsPerFoot === 1
      ? [{ change: 'use-two-screws', variation: { screwsPerFoot: 2 } } as const]
      : []),
    ...(isScrewed && !options.feetOverRafters
      ? [{ change: 'use-feet-over-rafters', variation: { feetOverRafters: true } } as const]
      : []),
    ...turnedRails(project),
  ]
}
