import { MantineProvider } from '@mantine/core'
import { emptyRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { designProperty } from '@soundroof/contract/review/inspection/design-property'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { SaidOtherwise } from './said-otherwise.tsx'

const record = { ...emptyRecord, lotAndPlan: 'Lot 7 on SP1', localGovernmentArea: 'City of Sample' }
const design = designProperty.strip().parse(record)

const shown = (given: typeof design | null): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <SaidOtherwise record={record} design={given} />
      </Speaking>
    </MantineProvider>,
  )

test('what the design certificate has otherwise is named, and nothing else', () => {
  const html = shown({ ...design, lotAndPlan: 'Lot 8 on SP1' })
  expect(html).toContain('Lot and Plan: the design certificate says “Lot 8 on SP1”.')
  expect(html).not.toContain('Local Government Area')
})

test('without a difference, or where nobody knows what it says, nothing is warned of', () => {
  expect(shown(design)).not.toContain('design certificate')
  expect(shown(null)).not.toContain('design certificate')
})
