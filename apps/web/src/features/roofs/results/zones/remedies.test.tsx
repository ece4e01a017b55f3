import { MantineProvider } from '@mantine/core'
import type { Remedy, ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { Remedies } from './advice-section.tsx'
import { type ChoiceOnRoof, choicesOf } from './choices.ts'

const remedy = (change: string): Remedy => ({
  change,
  remains: 'Then zone 1 takes panels.',
  closes: [],
  numRails: 2,
  fixingSpacing: 1200,
})
const zone = (remedies: readonly Remedy[]): ZoneAdvice => ({
  title: 'Edge',
  blockedBy: null,
  remedies,
  nothingHelps: null,
})

type More = { readonly remedies?: readonly Remedy[]; readonly onRoof?: ChoiceOnRoof | null }

const html = (
  changes: readonly string[],
  hash: string | null = 'abc',
  { remedies = changes.map(remedy), onRoof = null }: More = {},
): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <Remedies zones={[zone(remedies)]} hash={hash} onRoof={onRoof} />
      </Speaking>
    </MantineProvider>,
  )

const inSight = (page: string): number => page.replace(/<details.*?<\/details>/gs, '').match(/<li[ >]/g)?.length ?? 0

it('three choices are in sight, the last an engineer; the others unfold and are counted on', () => {
  const page = html(['One', 'Two', 'Three', 'Four'])
  expect(inSight(page)).toBe(3)
  expect(page).toContain('Have an engineer look at it: Submit for review.')
  expect(page).toContain('2 more')
  expect(page).toContain('start="4"')
})

it('an engineer is no choice where nothing may be applied', () => {
  const page = html(['One', 'Two', 'Three'], null)
  expect(inSight(page)).toBe(2)
  expect(page).not.toContain('Submit for review')
  expect(page).toContain('start="3"')
})

it('a long choice is cut and unfolds; a short one is whole', () => {
  expect(html(['A purlin. '.repeat(16)])).toContain('Read all')
  expect(html(['A purlin.'])).not.toContain('Read all')
})

it('choices are numbered on after the engineer, and the one on the roof is told', () => {
  const remedies = ['One', 'Two', 'Three'].map((change) => ({
    ...remedy(change),
    variation: { mount: 'flush' } as const,
  }))
  const numbers = choicesOf([zone(remedies), zone(remedies)], true).map(({ number }) => number)
  expect(numbers).toEqual([1, 2, 4])
  const onRoof = { chosen: 2, toggle: () => undefined, layout: null }
  const page = html(['One'], null, { remedies, onRoof })
  expect(page.match(/aria-pressed="true" aria-label="Show choice 2 on the roof"/g)).toHaveLength(1)
  expect(page.match(/aria-pressed="false"/g)).toHaveLength(2)
})
