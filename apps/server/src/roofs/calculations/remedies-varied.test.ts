import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { CodedRemedy } from '@soundroof/contract/roofs/results/advice'
import type { CodedBrief } from '@soundroof/contract/roofs/results/result'
import { variation } from '@soundroof/contract/roofs/what-if/variation'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { expect, it } from 'vitest'
import { sampleDraft, sampleNames } from '../../testing/sample-project.ts'
import { adviseOn } from './advise-on.ts'
import { figuresOf } from './calculation-context.ts'
import { whatIfOn } from './what-if-on.ts'

const figures = figuresOf(catalogue)
const on = new Date('2026-11-23')

const windy = { state_index: 2, area_index: 11, location_index: 0, terrain_category_index: 0 }
const projects = sampleNames.flatMap((name) => [
  ...[{}, windy, { is_tilt_mount: 1, tilt_angle: 15 }].map((changes) => sampleDraft(name, changes)),
])

const placesOf = ({ zoneResults, ridgeCorner }: CodedBrief) => [
  ...zoneResults.filter(({ notApplicable }) => notApplicable !== true),
  ...(ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' }]),
]

const remainsOf = ({ remains }: CodedRemedy) => {
  if (typeof remains === 'string' || remains.code !== 'after-the-change') throw new Error(JSON.stringify(remains))
  return remains.values
}

it('a remedy that what-if may vary is there what was told of it, over the whole roof', () => {
  const seen = { varied: 0, others: 0, pairs: 0, partial: 0 }
  for (const draft of projects) {
    const { coded } = adviseOn(resolveInput(draft, choices), on, { catalogue })
    for (const { title, remedies } of coded.zones)
      for (const remedy of remedies) {
        if (remedy.variation == null) {
          expect(remedy.variation).toBeNull()
          seen.others += 1
          continue
        }
        const answered = whatIfOn(
          { draft, variants: [variation.parse(remedy.variation)], provider: 'X', drawing: null },
          figures,
        )
        if (!answered.ok) throw new Error(JSON.stringify([remedy.change, answered.problems]))
        const after: CodedBrief = JSON.parse(answered.variants[0]?.codedJson ?? '')
        const { numRails, fixingSpacing } = remedy
        const places = placesOf(after)
        expect(places.find((place) => place.title === title)).toMatchObject({
          installable: true,
          numRails,
          fixingSpacing,
        })
        const { open, clear, closed, frame } = remainsOf(remedy)
        const failing = places.filter(({ installable }) => !installable).map((place) => place.title)
        expect(places.filter(({ installable }) => installable).map((place) => place.title)).toEqual(open)
        expect([...clear, ...closed].toSorted()).toEqual(failing.toSorted())
        const isForEngineer = after.roofChecks.some(({ outcome }) => outcome === 'needs-engineer' || outcome === 'fail')
        expect(frame !== null).toBe(isForEngineer)
        seen.varied += 1
        if (failing.length > 0) seen.partial += 1
        if (typeof remedy.change !== 'string' && remedy.change.code === 'both-changes') seen.pairs += 1
      }
  }
  expect(Math.min(seen.varied, seen.others, seen.partial)).toBeGreaterThan(0)
})
