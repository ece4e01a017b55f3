import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Measured, piecesOf, ScaleBar } from './scale-bar.tsx'

const member = (utilisation: number, bare: number, rest: Partial<Measured>): Measured => ({
  utilisation,
  utilisationWithout: bare,
  memberStatus: 'unchanged',
  loadRatio: 1,
  outcome: 'pass',
  ...rest,
})

it('a zone that must stay clear is red above the capacity, whatever the bare roof has', () => {
  for (const outcome of ['fail', 'needs-engineer'] as const)
    expect(piecesOf(member(1.45, 1.44, { outcome }))).toEqual([
      { look: 'bare', from: 0, to: 1 },
      { look: 'over', from: 1, to: 1.45 },
    ])
  expect(piecesOf(member(1.59, 1.62, { outcome: 'fail' }))).toEqual([
    { look: 'bare', from: 0, to: 1 },
    { look: 'over', from: 1, to: 1.59 },
  ])
  expect(piecesOf(member(1.3, 0.8, { outcome: 'fail', memberStatus: 'increased' }))).toEqual([
    { look: 'bare', from: 0, to: 0.8 },
    { look: 'over', from: 0.8, to: 1.3 },
  ])
})

it('what is allowed because the bare roof has it too keeps the hatch', () => {
  expect(piecesOf(member(1.02, 1.02, {}))).toEqual([{ look: 'bare', from: 0, to: 1.02 }])
})

it('a bar beyond the scale is marked as cut', () => {
  const html = (to: number) => renderToStaticMarkup(<ScaleBar pieces={[{ look: 'over', from: 0, to }]} scale={1.6} />)
  expect(html(3.3)).toContain('data-cut="true"')
  expect(html(1.6)).toContain('data-cut="false"')
})
