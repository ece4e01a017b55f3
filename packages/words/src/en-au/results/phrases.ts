import type { LoadCombination } from '@soundroof/contract/roofs/results/messages/frames-values'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Say } from '../../language/wording.ts'
import { combinations } from '../../numbers/load-combinations.ts'
import { hundredthsUp, percent } from '../../numbers/measures.ts'
import { listed } from './measures.ts'

/** Phrases shared by several sentences. */

/** A design life of 1 year means less than 5 years. */
export const lifeWords = (life: number): string => (life === 1 ? 'under 5 years' : `${life} years`)

export const importanceAndLife = (importance: number, life: number): string =>
  `importance level ${importance}, design life ${lifeWords(life)}`

/** @param ribs whole ribs between rails @param pitch mm */
export const railsOnRibs = (ribs: readonly number[], pitch: number): string => {
  const total = ribs.reduce((sum, count) => sum + count, 0)
  const apart = listed(ribs.map((count) => `${count * pitch}`))
  return `rails ${listed(ribs.map(String))} ribs apart (${apart} mm), outer rails ${total * pitch} mm apart, the panel overhangs both alike`
}

/** @param bare utilisation of the bare roof; 0: no load in this direction */
export const comparedWithBareRoof = (reason: string, bare: number): string =>
  `${reason}; ${bare > 0 ? `the bare roof is at ${percent(bare)}` : 'the bare roof has no such load'}`

export const LITTLE_MORE = 'at most 5 % more load than without panels'

/** @param ratio null: the bare roof has no such load */
export const ratioWhenLower = (ratio: number | null, ofLoads: string): string =>
  `on the same roof built lower the ratio is ${ratio === null ? 'none' : hundredthsUp(ratio)}${ofLoads}, ${LITTLE_MORE}`

/** Combinations of AS/NZS 1170.0 clause 4.2.2 that a ratio compares. */
export const loadsCompared = (withPanels: LoadCombination, without: LoadCombination): string =>
  `${combinations[withPanels]} with panels against ${combinations[without]} without`

/** In brackets after a ratio, where it is known. */
export const ofLoads = (compares: Message | undefined, say: Say): string =>
  compares === undefined ? '' : ` (${say(compares)})`

export const tableRead = (table: string, line: string, span: number): string => `${table}, ${line}, span ${span} mm`

/** Members without figures of their own. */
export const COMPARED = 'only their load with and without panels is compared'

export const purlinName = (section: string): string => (section === 'top-hat' ? 'top hats' : 'purlins')

const lappedWords = (section: string): string =>
  section === 'top-hat'
    ? 'lapped: two lengths overlap over each inner support by at least a tenth of the span'
    : 'lapped: two lengths overlap over each inner rafter'

export const supportWords = (section: string, support: 'lapped' | 'continuous' | 'simply-supported'): string => {
  if (support === 'lapped') return lappedWords(section)
  return support === 'continuous'
    ? 'continuous: one length runs over two spans'
    : 'simply supported: each length ends at the next rafter'
}

export const oddValues = (count: number, table: string): string =>
  count === 1
    ? `1 value of ${table} looks odd: compare it with its source.`
    : `${count} values of ${table} look odd: compare them with their source.`

/** Appends a further sentence. */
export const next = (sentence: Message | null, say: Say): string => (sentence === null ? '' : ` ${say(sentence)}`)

export const following = (sentences: readonly Message[], say: Say): string =>
  sentences.map((sentence) => ` ${say(sentence)}`).join('')

/** @param zones zones that can be installed, of this many */
export const canBeFixed = (zones: readonly string[], of: number): string =>
  zones.length === of
    ? `Panels can be fixed in all ${of} zones`
    : `Panels can be fixed in ${zones.length} of ${of} zones (${listed(zones)})`
