import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { panelCount } from '@soundroof/contract/roofs/projects/panel-count'
import { expect, it } from 'vitest'
import { choices } from '../../../../data/choices.ts'
import { commonRoofs, drawnFrom } from './drawn-common-roofs.ts'

const ownModule = { maker: 'Example Solar', model: 'ES-600', length: 2384, width: 1303, mass: 33, power: 600 }
const offered = withProducts(choices, { racking: {}, modules: {} })

/** A common roof with the module of a data sheet, as drawn and as the wizard counts. */
const drawnWith = (array: object, own: object = ownModule) => {
  const [row] = commonRoofs
  const wire = row as unknown as { options?: object }
  const options = { ...wire.options, ownModule: own }
  const drawn = drawnFrom({
    ...wire,
    options,
    panel_length_index: 6,
    panel_width_index: 1,
    building_length: 40,
    building_width: 20,
    panel_count: '',
    array_power: '',
    ...array,
  })
  return { ...drawn, counted: panelCount(offered, drawn.project) }
}

it('24 panels of 600 W by their data sheet are 14.4 kW', () => {
  const { layout } = drawnWith({ panel_count: '24', installation_scale: 15 })
  expect([layout?.panel.power, layout?.power.placed]).toEqual([600, 14.4])
})

it.each([
  ['the largest', ownModule, '14.4', 24],
  ['a usual one', { ...ownModule, length: 1722, width: 1134, mass: 22 }, '6.6', 11],
])('as many panels of %s are laid out as the wizard counts', (_, own, array_power, count) => {
  const { layout, counted } = drawnWith(
    { array_power, panel_length_index: own.length < 2000 ? 1 : 6, installation_scale: Math.ceil(Number(array_power)) },
    own,
  )
  expect([counted?.count, layout?.wanted]).toEqual([count, count])
})
