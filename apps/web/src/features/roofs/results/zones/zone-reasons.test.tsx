import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { zonesInRow } from './shown-zones.ts'
import { ZoneReasons } from './zone-reasons.tsx'

const say = sayIn('en-AU')

type IfSupport = (typeof sampleResult.zoneResults)[number]['ifSupport']

const cardWith = (ifSupport: IfSupport): string => {
  const [first] = zonesInRow(say, { ...sampleResult, ridgeCorner: null })
  if (first === undefined) throw new Error('The sample has zones.')
  const zone = { ...first.zone, ...(ifSupport === undefined ? {} : { ifSupport }) }
  return renderToStaticMarkup(
    <Speaking value={say}>
      <ZoneReasons zone={zone} found={null} />
    </Speaking>,
  )
}

it('a zone shows what it gets where the purlins are supported otherwise', () => {
  const card = cardWith([
    { support: 'simply-supported', installable: true, numRails: 4, fixingSpacing: 900 },
    { support: 'continuous', installable: false, numRails: 0, fixingSpacing: null },
  ])
  expect(card).toContain(
    '<strong>With another support:</strong> 4 rails, every 900 mm, if simply-supported; keep clear if continuous',
  )
})

it('says nothing of the support where it changes nothing', () => {
  expect(cardWith(undefined)).not.toContain('With another support')
})
