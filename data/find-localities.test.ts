import { expect, test } from 'vitest'
import { findLocalities, indexLocalities } from './find-localities.ts'
import { loadLocalities } from './localities.ts'

const indexed = indexLocalities(await loadLocalities(), new Set(['NSW Dubbo', 'VIC Ballarat']))
const names = (text: string) =>
  findLocalities(indexed, text).map(({ name, state, postcode }) => `${name} ${state} ${postcode}`)

test('a postcode lists its town first', () => {
  expect(names('2830')[0]).toBe('Dubbo NSW 2830')
  expect(names('2830').length).toBeGreaterThan(20)
})

test('a name, its beginning, and a name with state or postcode', () => {
  expect(names('Dubbo')[0]).toBe('Dubbo NSW 2830')
  expect(names('  ballar')[0]).toBe('Ballarat VIC 3350')
  expect(names('richmond tas')).toEqual(['Richmond TAS 7025'])
  expect(names('St Kilda 3182')[0]).toBe('St Kilda VIC 3182')
})

test('apostrophes, hyphens and case do not matter', () => {
  expect(names('OCONNOR wa')).toEqual(["O'Connor WA 6163"])
  expect(names('o’connor wa')).toEqual(["O'Connor WA 6163"])
  expect(names('mount kuring gai')[0]).toContain('NSW 2080')
  expect(names('kippa ring')).toEqual(names('Kippa-Ring'))
})

test('nothing is found for what is no place, and never more than can be read', () => {
  expect([names('zzzz'), names('!!'), names('9999')]).toEqual([[], [], []])
  expect(names('mo')).toHaveLength(40)
})

test('mail centres and post office boxes are no places of buildings', () => {
  const isOfMail = ({ locality: { name, postcode } }: (typeof indexed)[number]) =>
    / (Dc|Bc|Mc|Msc|Df|Po|Gpo)$/.test(name) || /^(02|09|1|68|69|8|9)/.test(postcode)
  expect(indexed.filter(isOfMail).map(({ locality }) => locality.name)).toEqual([])
  expect(names('4000')).toContain('Brisbane City QLD 4000')
  expect([names('perth gpo'), names('2004')]).toEqual([[], []])
})
