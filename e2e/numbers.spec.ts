import { expect } from '@playwright/test'
import { test } from './fixtures/journey.ts'

test.use({ sharesServer: true })

/** Every place in which a number is set: text, headings, tables, fields and drawings. */
const widths = (
  number: string,
): readonly { readonly place: string; readonly whole: number; readonly parts: number }[] => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  svg.append(drawn)
  const made = ['p', 'h1', 'td', 'dd', 'input', 'button'].map((name) => document.createElement(name))
  document.body.append(...made, svg)
  const pen = document.createElement('canvas').getContext('2d')
  const widthIn = (element: Element) => (text: string) => {
    const { fontWeight, fontSize, fontFamily, fontKerning } = getComputedStyle(element)
    if (pen === null) return Number.NaN
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    pen.fontKerning = fontKerning as CanvasFontKerning
    return pen.measureText(text).width
  }
  return [...made, drawn].map((element) => {
    const measure = widthIn(element)
    const parts = [...number].reduce((sum, sign) => sum + measure(sign), 0)
    return { place: element.tagName, whole: measure(number), parts }
  })
}

// "7." set close together is read as 171 where 17.1 is shown small.
test('a number is as wide as its figures and its point', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const measured = await page.evaluate(widths, '17.1')
  expect(measured).toHaveLength(7)
  for (const { place, whole, parts } of measured) expect(whole, place).toBeCloseTo(parts, 1)
})
