import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { headline } from '../workspace/headline.ts'
import { VariantVerdict } from './variant-verdict.tsx'

const say = sayIn('en-AU')
const result = {
  ...sampleResult,
  ridgeCorner: null,
  basis: 'unconfirmed',
  unverified: [...Array(18).keys()].map((figure) => ({ item: `figure ${figure}`, where: 'data' })),
} as const

it('the verdict has the words of the result, with the number of open figures', () => {
  const shown = { name: 'roofs.variant', result, isWaiting: false, problem: null } as const
  const html = renderToStaticMarkup(
    <Speaking value={say}>
      <VariantVerdict shown={shown} issued={result} />
    </Speaking>,
  )
  expect(html).toContain(headline(say, result))
  expect(html).toContain('(18)')
})

it('values without an answer have no verdict, but the reason', () => {
  const shown = { name: 'roofs.variant', result: null, isWaiting: false, problem: 'networkError' } as const
  const html = renderToStaticMarkup(
    <Speaking value={say}>
      <VariantVerdict shown={shown} issued={result} />
    </Speaking>,
  )
  expect(html).toContain(say('whatIfNotCalculated'))
  expect(html).toContain(say('networkError'))
  expect(html).not.toContain(headline(say, result))
})
