import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ink, paper, quiet, ridgeCornerLook, warn, zoneLook } from '@soundroof/report/drawing/palette'
import { describe, expect, it } from 'vitest'
import { screenColour, withScreenColours } from './screen-colour.ts'

const read = (place: string): string => readFileSync(fileURLToPath(new URL(place, import.meta.url)), 'utf8')

const dark = new Map(
  [...read('./drawing-colours.css').matchAll(/--drawn-([0-9a-f]{6}): (#[0-9a-f]{6});/g)].map(([, from, to]) => [
    `#${from}`,
    to ?? '',
  ]),
)

const drawing = '../../../../../packages/report/src/drawing/'
const drawn = new Set(
  readdirSync(fileURLToPath(new URL(drawing, import.meta.url)))
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => read(`${drawing}${name}`).match(/#[0-9a-f]{6}\b/g) ?? []),
)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const onScreen = (colour: string): string => dark.get(colour) ?? expect.fail(`${colour} has no dark colour`)

const zones = [...Object.values(zoneLook), ridgeCornerLook]
const dimensions = '#3a4652'

describe('drawings in the dark scheme', () => {
  it('have a colour of their own for each colour on paper, and for no other', () => {
    expect(drawn.size).toBeGreaterThan(30)
    expect([...drawn].filter((colour) => !dark.has(colour))).toEqual([])
    expect([...dark.keys()].filter((colour) => !drawn.has(colour))).toEqual([])
  })

  it.each([ink, quiet, warn, dimensions])('words of the colour %s are readable on the ground', (colour) => {
    expect(contrast(onScreen(colour), onScreen(paper))).toBeGreaterThanOrEqual(5)
  })

  it.each([ink, quiet])('words of the colour %s are readable on every zone', (colour) => {
    for (const { fill } of zones) expect(contrast(onScreen(colour), onScreen(fill)), fill).toBeGreaterThanOrEqual(5)
  })

  it('rails and feet stand out on a panel, and hatching on its zone, as far as on paper', () => {
    const [panel, rail] = ['#c3d3e3', '#1d2a38']
    expect(contrast(onScreen(rail), onScreen(panel))).toBeGreaterThanOrEqual(5)
    expect(contrast(onScreen(warn), onScreen(panel))).toBeGreaterThanOrEqual(3)
    for (const { fill, hatch, hatchColour } of zones)
      if (hatch !== 'none') expect(contrast(onScreen(hatchColour), onScreen(fill)), fill).toBeGreaterThanOrEqual(1.8)
  })

  it('are paper where the scheme says nothing', () => {
    expect(screenColour(ink)).toBe('var(--drawn-16202b, #16202b)')
    expect(withScreenColours({ fill: ink, stroke: 'none', x: 1 })).toEqual({
      fill: 'var(--drawn-16202b, #16202b)',
      stroke: 'none',
      x: 1,
    })
  })
})
