import { expect, it } from 'vitest'
import { isText, type OwnKind, ownEntry, ownFields, ownProblems } from './own-fields.ts'

const sheet = {
  module: { maker: 'Example Solar', model: 'ES-600', length: 2384, width: 1303, mass: 33, power: 600 },
  racking: { maker: 'Example Racking', model: 'R-1', mass: 2.4 },
} as const
const kinds = ['module', 'racking'] as const

it.each(kinds)('a data sheet of a %s has no problem, and becomes an entry', (kind) => {
  expect(ownProblems(kind, sheet[kind])).toEqual({})
  expect(ownEntry(kind, { ...sheet[kind], maker: `  ${sheet[kind].maker} ` })).toEqual(sheet[kind])
})

const nonsense = (kind: OwnKind) =>
  ownFields[kind].flatMap((field) =>
    isText(field)
      ? ['', '   ', '\u200b', 'x'.repeat(61)].map((value) => [field.name, value] as const)
      : [field.min - 0.01, field.max + 1, -5, Number.NaN, 'abc'].map((value) => [field.name, value] as const),
  )

it.each(kinds)('each field of a %s refuses nonsense beside itself, and no entry comes of it', (kind) => {
  for (const [name, value] of nonsense(kind)) {
    const typed = { ...sheet[kind], [name]: value }
    expect(Object.keys(ownProblems(kind, typed)), `${name} ${value}`).toEqual([name])
    expect(ownEntry(kind, typed), `${name} ${value}`).toBeNull()
  }
})

it.each(kinds)('the limits of a %s are those of the contract', (kind) => {
  for (const field of ownFields[kind]) {
    if (isText(field)) continue
    for (const value of [field.min, field.max]) {
      const typed = { ...sheet[kind], ...(kind === 'module' ? { length: 3000, width: 2000 } : {}), [field.name]: value }
      const swapped = {
        ...typed,
        ...(field.name === 'length' ? { width: 300, mass: 1 } : {}),
        ...(field.name === 'width' ? { mass: 1 } : {}),
      }
      expect(ownProblems(kind, swapped), `${field.name} ${value}`).toEqual({})
      expect(ownEntry(kind, swapped), `${field.name} ${value}`).not.toBeNull()
    }
  }
})

it('sides that are exchanged, and a mass that no module of the size has', () => {
  expect(Object.keys(ownProblems('module', { ...sheet.module, length: 1134, width: 1762 }))).toEqual(['width'])
  expect(Object.keys(ownProblems('module', { ...sheet.module, length: 500, width: 400, mass: 33 }))).toEqual(['mass'])
  expect(ownProblems('module', { ...sheet.module, power: null })).toEqual({})
})
