import { MantineProvider } from '@mantine/core'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../platform/words/use-say.ts'
import { Outcome } from './second-calculation.tsx'

const found = {
  engine_version: '1',
  catalogue_version: '1',
  verdict: 'pass',
  output: '',
  differences: [],
} as const

const said = (isOwnGenerator: boolean): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <Outcome means="first-principles" found={{ ...found, isOwnGenerator }} />
      </Speaking>
    </MantineProvider>,
  )

it('a table is not confirmed by the generator that made it', () => {
  expect(said(true)).toContain('No independent means')
  expect(said(true)).not.toContain('the same result')
  expect(said(false)).toContain('Table and first principles give the same result.')
  expect(said(false)).not.toContain('No independent means')
})
