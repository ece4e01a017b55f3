import { choices } from '@soundroof/data/choices'
import { expect, it } from 'vitest'
import { terrainOption } from './terrain-option.ts'

it('keeps every word of the six descriptions', () => {
  for (const { text } of choices.terrains) {
    const { label, description } = terrainOption(text)
    const words = (said: string) => said.toLowerCase().match(/[\w.]+/g)
    expect(words(`${label} ${description ?? ''}`)).toEqual(words(text))
  }
})

it('does not lead with a single adjective', () => {
  expect(terrainOption('Large, tall and close buildings: city centres').label).toBe('Large, tall and close buildings')
})

it('leads with a short label', () => {
  expect(terrainOption('Next to open water: sea shore, large lakes')).toEqual({
    label: 'Next to open water',
    description: 'Sea shore, large lakes',
  })
})
