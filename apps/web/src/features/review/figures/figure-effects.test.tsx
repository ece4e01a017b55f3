import { MantineProvider } from '@mantine/core'
import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Speaking } from '../../../platform/words/use-say.ts'
import { Opened } from './figure-effects.tsx'

const project = { hash: 'a', project: '12 Shed', company: 'Company' }
const opening = { ...project, zones: ['Edge'], isCalculated: true }
const unknown = { ...project, hash: 'b', project: '7 House', zones: [], isCalculated: false }

const said = (projects: readonly (typeof opening | typeof unknown)[], isAlone = false): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <Speaking value={sayIn('en-AU')}>
        <Opened
          opened={{ projects: [...projects], lookedAt: 2, resting: 2, seen: projects.length === 0 ? null : 'seen' }}
          isConfirmed={false}
          onConfirm={isAlone ? null : () => undefined}
        />
      </Speaking>
    </MantineProvider>,
  )

it('names zones that open, projects that cannot be calculated, and asks to confirm both', () => {
  expect(said([opening, unknown])).toMatch(
    /are not today:.*12 Shed.*Edge.*cannot be calculated today.*7 House.*checkbox/,
  )
  expect(said([unknown])).toMatch(/No zone that is not installable.*cannot be calculated today.*7 House.*checkbox/)
  expect(said([])).not.toMatch(/checkbox|cannot be calculated/)
})

it('projects that cannot be calculated do not keep an engineer from taking a figure back', () => {
  expect(said([opening], true)).toContain('Nobody opens zones alone')
  expect(said([unknown], true)).not.toContain('Nobody opens zones alone')
})
