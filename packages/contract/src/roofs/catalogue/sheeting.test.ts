import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spokenProblems } from '../../platform/coded/testing/spoken.ts'
import { choices as schema } from './choices.ts'
import { choicesAsShown, sheetingNameProblems } from './sheeting.ts'

const nameOf = (position: number): string => choices.sheetings[position]?.name ?? ''
const problems = (position: number, name: string, shown: readonly { position: number; name: string | null }[] = []) =>
  sheetingNameProblems({ position, name }, choices.sheetings, shown)

describe('a name of a product', () => {
  it('is free when no other product has it', () => {
    expect(problems(2, 'Long seam')).toEqual([])
    expect(problems(2, nameOf(2))).toEqual([])
    expect(problems(2, 'Long seam', [{ position: 2, name: 'Long seam' }])).toEqual([])
    expect(problems(2, 'Long seam', [{ position: 3, name: null }])).toEqual([])
  })

  it.each(['Long seam', ' long  SEAM ', 'Ｌｏｎｇ seam'])('is not that of another: %j', (name) => {
    expect(spokenProblems(problems(2, name, [{ position: 3, name: 'Long seam' }]))).toEqual([
      { field: 'name', message: 'Another product has this name!' },
    ])
  })

  it('is not the default of another, whatever that is shown as, and not Other', () => {
    expect(problems(2, nameOf(3), [{ position: 3, name: 'Long seam' }])).toHaveLength(1)
    expect(problems(2, 'other')).toHaveLength(1)
  })
})

describe('the choices as shown', () => {
  it('name the product, keep its default name, and change nothing else', () => {
    const shown = choicesAsShown(choices, [
      { position: 2, name: 'Long seam', picture: null },
      { position: 3, name: null, picture: 'https://example.org/pictures/x' },
    ])
    expect(schema.parse(shown)).toEqual(shown)
    expect(shown.sheetings[2]).toEqual({ ...choices.sheetings[2], name: 'Long seam', defaultName: nameOf(2) })
    expect(shown.sheetings.filter((_, at) => at !== 2)).toEqual(choices.sheetings.filter((_, at) => at !== 2))
  })

  it('are the choices where nothing is changed', () => {
    expect(choicesAsShown(choices, [])).toEqual(choices)
  })
})
