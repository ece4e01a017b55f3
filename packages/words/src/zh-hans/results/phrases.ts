import type { LoadCombination } from '@soundroof/contract/roofs/results/messages/frames-values'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { Say } from '../../language/wording.ts'
import { combinations } from '../../numbers/load-combinations.ts'
import { hundredthsUp, percent } from '../../numbers/measures.ts'
import { supportName, zoneName } from './names.ts'

/** Phrases shared by several sentences. */

/** A Chinese sign beside a letter or digit. */
const seam = /^(\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han})$/u

/** Parts that may begin or end with either: a space stands between a Chinese sign and a letter or digit. */
export const joined = (...parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${seam.test(text.slice(-1) + part.slice(0, 1)) ? ' ' : ''}${part}`, '')

export const listed = (items: readonly string[]): string => items.join('、')
export const zonesListed = (zones: readonly string[]): string => listed(zones.map(zoneName))

/** A design life of 1 year means less than 5 years. */
export const lifeWords = (life: number): string => (life === 1 ? '5 年以下' : `${life} 年`)

export const importanceAndLife = (importance: number, life: number): string =>
  `重要性等级 ${importance}，设计使用年限 ${lifeWords(life)}`

/** @param ribs whole ribs between rails @param pitch mm */
export const railsOnRibs = (ribs: readonly number[], pitch: number): string => {
  const total = ribs.reduce((sum, count) => sum + count, 0)
  const apart = listed(ribs.map((count) => `${count * pitch}`))
  return `导轨相隔 ${listed(ribs.map(String))} 道板肋（${apart} mm），外侧导轨相距 ${total * pitch} mm，组件两端悬挑相同`
}

/** @param bare utilisation of the bare roof; 0: no load in this direction */
export const comparedWithBareRoof = (reason: string, bare: number): string =>
  `${reason}；${bare > 0 ? `裸屋面为 ${percent(bare)}` : '裸屋面没有此荷载'}`

export const LITTLE_MORE = '荷载比无组件时最多多 5 %'

/** @param ratio null: the bare roof has no such load */
export const ratioWhenLower = (ratio: number | null, ofLoads: string): string =>
  `同一屋面建得较低时${ratio === null ? '没有比值' : `比值为 ${hundredthsUp(ratio)}`}${ofLoads}，${LITTLE_MORE}`

export const loadsCompared = (withPanels: LoadCombination, without: LoadCombination): string =>
  `有组件时 ${combinations[withPanels]}，无组件时 ${combinations[without]}`

/** In brackets after a ratio, where it is known. */
export const ofLoads = (compares: Message | undefined, say: Say): string =>
  compares === undefined ? '' : `（${say(compares)}）`

export const tableRead = (table: string, line: string, span: number): string => `${table}，${line}，跨度 ${span} mm`

/** The use of a check, and of the bare roof where it is known. */
export const usedBy = (check: string, use: number, bare: number | null): string =>
  `${check} ${percent(use)}${bare === null ? '' : `，无组件时 ${percent(bare)}`}`

/** Members without figures of their own. */
export const COMPARED = '只比较其有组件与无组件时的荷载'

export const purlinName = (section: string): string => (section === 'top-hat' ? '帽形檩条' : '檩条')

const lappedWords = (section: string): string =>
  section === 'top-hat'
    ? '搭接：两段在每个内支座处搭接，搭接长度至少为跨度的十分之一'
    : '搭接：两段在每根内侧椽子处搭接'

export const supportWords = (section: string, support: 'lapped' | 'continuous' | 'simply-supported'): string => {
  if (support === 'lapped') return lappedWords(section)
  return support === 'continuous' ? '连续：一根跨越两跨' : '简支：每段到下一根椽子为止'
}

export const supportsListed = (supports: readonly string[]): string => listed(supports.map(supportName))

/** Sentences follow each other without a space. */
export const following = (sentences: readonly Message[], say: Say): string => sentences.map(say).join('')
export const next = (sentence: Message | null, say: Say): string => (sentence === null ? '' : say(sentence))

/** @param zones zones that can be installed, of this many */
export const canBeFixed = (zones: readonly string[], of: number): string =>
  zones.length === of
    ? `全部 ${of} 个区均可固定组件`
    : `${of} 个区中有 ${zones.length} 个可固定组件（${zonesListed(zones)}）`
