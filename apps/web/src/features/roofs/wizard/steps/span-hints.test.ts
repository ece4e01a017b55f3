import type { MaxSpan } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { spacingHint, spacingLabel, spanHint, spanLoading } from './span-hints.ts'

const say = sayIn('en-AU')

const blank = emptyProject('2026-11-21 10:00:00')
const steel = { material: 'steel', section: 'Z', depth: 1, thickness: 1, support: 2, bridging: 1 } as const
const structure = (limit: ReturnType<MaxSpan>, installation: 'parallel' | 'perpendicular', panelLengthBand: number) => {
  const draft = { ...blank.structure, ...steel }
  return {
    draft,
    project: { ...blank, structure: draft, solar: { ...blank.solar, installation, panelLengthBand } },
    context: { choices, provider: 'P', maxSpan: () => limit },
  }
}

describe('the hint of the spacing', () => {
  it('names the usual limit of the depth', () => {
    expect(spacingHint(say, structure(null, 'perpendicular', 0))).toBe('Between purlins, usually up to 1800 mm')
  })

  it('names the limit of rails along the purlins where it is smaller', () => {
    expect(spacingHint(say, structure(null, 'parallel', 0))).toBe('At most 1450 mm: rails along the purlins')
    expect(spacingHint(say, structure(null, 'parallel', 6))).toBe('Between purlins, usually up to 1800 mm')
  })
})

it('the spacing under tiles is their gauge, and timber may be either until the roof is chosen', () => {
  const named = (material: 'steel' | 'timber', roofType: 'tile' | 'tin-screwed' | null) => {
    const draft = { ...blank.structure, material }
    const project = { ...blank, structure: draft, roofCover: { ...blank.roofCover, roofType } }
    const asked = { draft, project, context: { choices, provider: 'P', maxSpan: () => null } }
    const label = spacingLabel(project)
    return [label === null ? null : say(label), spacingHint(say, asked)]
  }
  expect(named('timber', 'tile')).toEqual(['Batten Spacing (gauge of the tiles)', 'From one tile batten to the next'])
  expect(named('timber', null)[0]).toBe('Purlin or Batten Spacing')
  expect(named('steel', 'tin-screwed')).toEqual([null, 'Between purlins'])
})

describe('the hint of the span', () => {
  it('names the practical maximum of the selection', () => {
    expect(spanHint(say, structure(7500, 'parallel', 0))).toBe('Between rafters, at most 7500 mm')
  })

  it('says that the maximum is loading, and nothing before or after', () => {
    expect(spanLoading(say, structure(Number.POSITIVE_INFINITY, 'parallel', 0))).toContain('is being loaded')
    for (const limit of [null, 0, 7500, 'not-loaded'] as const)
      expect(spanLoading(say, structure(limit, 'parallel', 0))).toBe('')
    const { draft, ...rest } = structure(Number.POSITIVE_INFINITY, 'parallel', 0)
    expect(spanLoading(say, { ...rest, draft: { ...draft, thickness: null } })).toBe('')
  })

  it.each([null, 0, Number.POSITIVE_INFINITY, 'not-loaded'] as const)('names none that is not known: %s', (limit) => {
    expect(spanHint(say, structure(limit, 'parallel', 0))).toBe('Between rafters')
  })
})
