import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { installedPower } from '../panel-layout/array-of-project.ts'
import { requestOfProject } from '../panel-layout/layout-request.ts'
import { parseWireProject } from '../wire/wire.ts'
import { emptyProject, type ProjectDraft, projectDraft } from './draft.ts'
import { enteredArray } from './entered-array.ts'
import { changeProject, problemsOf, warningsOf } from './project.ts'

const around = { choices, provider: 'Example Engineers', maxSpan: () => null }
const blank = emptyProject('2026-11-23 09:00:00')
const project: ProjectDraft = {
  ...blank,
  options: { ...blank.options, panelLengthExact: 2000, panelWidthExact: 1000 },
}
const typed = (change: Partial<(typeof blank)['solar']>, from = project) =>
  changeProject(from, 'solar', change, around).project

it('panels make kilowatts, and the whole kW are rounded up from them', () => {
  const fifteen = typed({ panels: 15 })
  expect([fifteen.solar.scale, enteredArray(choices, fifteen)]).toEqual([7, { panels: 15, kilowatts: 6.6 }])
  expect(typed({ panels: 25 }).solar.scale).toBe(11)
})

it('a power takes the panels that reach it, and is rounded up itself', () => {
  const power = typed({ power: 6.65 })
  expect([power.solar.scale, enteredArray(choices, power)?.panels]).toEqual([7, 16])
  expect([typed({ power: 6 }).solar.scale, typed({ power: 0.1 }).solar.scale]).toEqual([6, 1])
})

it('one of the two at a time: the later one stays', () => {
  const later = typed({ power: 8 }, typed({ panels: 15 }))
  expect([later.solar.panels, later.solar.power, later.solar.scale]).toEqual([null, 8, 8])
  expect(typed({ panels: 20 }, later).solar).toMatchObject({ panels: 20, power: null, scale: 9 })
  expect(typed({ panels: null }, later).solar).toMatchObject({ power: 8, scale: 8 })
})

it('nothing follows from panels of an unknown size, or where nothing was entered', () => {
  expect(typed({ panels: 15, scale: 5 }, blank).solar.scale).toBe(5)
  expect(typed({ panelLengthBand: 2 }, { ...project, solar: { ...blank.solar, scale: 5 } }).solar.scale).toBe(5)
  expect(enteredArray(choices, project)).toBeNull()
})

it('a body with both is refused, one with another scale warned', () => {
  const solar = { ...blank.solar, panels: 15, power: 6.6, scale: 9 }
  const both = problemsOf('solar', { ...project, solar }, around).filter(({ field }) => field === 'power')
  expect(both.map(spoken)).toEqual(['Please input the Number of Panels or the Power of the Array, not both!'])
  expect(warningsOf('solar', { ...project, solar: { ...solar, power: null } }, around).map(spoken)).toEqual([
    'Installation Scale is rounded up from the array: 7 kW.',
  ])
})

it('the layout lays out what was entered, else the whole kW', () => {
  const wanted = (solar: Parameters<typeof requestOfProject>[1]) => [
    requestOfProject(null, solar).wanted,
    installedPower(solar),
  ]
  expect(wanted({ scale: 7, panels: 15 })).toEqual([{ kind: 'count', count: 15 }, null])
  expect(wanted({ scale: 7, power: 6.6 })).toEqual([{ kind: 'power', kilowatts: 6.6 }, 6.6])
  expect(wanted({ scale: 7 })).toEqual([{ kind: 'power', kilowatts: 7 }, 7])
  expect(wanted({ scale: null })).toEqual([{ kind: 'all' }, null])
})

it('drafts without them open, and the wire takes and leaves them', () => {
  const { panels: _, power: __, ...solar } = blank.solar
  expect(projectDraft.parse({ ...blank, solar }).solar).toMatchObject({ panels: null, power: null })
  const sent = parseWireProject({ date_time: '2026-11-23 09:00:00', panel_count: '15', array_power: '' })
  expect(sent.ok && sent.value.project.solar).toMatchObject({ panels: 15, power: null })
})
