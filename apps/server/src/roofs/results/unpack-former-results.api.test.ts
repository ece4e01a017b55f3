import { describe, expect, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { databaseBefore } from './testing/former-database.ts'
// Made by the versions that kept results in these forms, from one result that is cut short.
import samples from './testing/former-results.json' with { type: 'json' }
import { type FormerResult, unpackFormerResult } from './unpack-former-results.ts'

const forms = Object.entries(samples.forms) as unknown as readonly (readonly [string, FormerResult])[]

describe('a result that was kept', () => {
  it.each(forms)('with %s is written out in full', (_, form) => {
    expect(unpackFormerResult(form)).toEqual(samples.plain)
  })

  it('in full stays as it is', () => {
    expect(unpackFormerResult(samples.plain as unknown as FormerResult)).toEqual(samples.plain)
  })

  it.each(forms)('with %s is refused where it refers to what it does not hold', (_, form) => {
    const { trace } = form
    if (!('words' in trace)) throw new Error('This form is not packed.')
    for (const change of [
      { words: [] },
      { steps: trace.steps.slice(1) },
      { steps: [...trace.steps, 0] },
      { numbers: trace.numbers.slice(1) },
      { numbers: [...trace.numbers, 0] },
      ...(trace.values ? [{ values: trace.values.slice(0, 1) }] : []),
    ])
      expect(() => unpackFormerResult({ ...form, trace: { ...trace, ...change } })).toThrow(RangeError)
  })
})

describe('the migration', () => {
  const { db, keep, kept, migrateOn } = databaseBefore('0021')

  it('writes out every stored result, in batches', async () => {
    const count = 105
    for (let index = 0; index < count; index++)
      await keep(`r${index}`, JSON.stringify(forms[index % forms.length]?.[1]))
    expect(await migrateOn()).toContain('0021_plain-results.sql')
    const results = [...(await kept()).values()]
    expect(results).toHaveLength(count)
    for (const result of results) expect(storedInWords(result)).toEqual(samples.plain)
    expect(await migrateOn()).toEqual([])
  })

  it('leaves everything as it was when a result cannot be read', async () => {
    const [[, form] = []] = forms
    await keep('good', JSON.stringify(form))
    await keep('torn', JSON.stringify({ ...form, trace: { ...form?.trace, words: [] } }))
    await expect(migrateOn()).rejects.toThrow('The stored result torn')
    expect(await db().query(`select result ? 'checkWords' as packed from issued_results where id = 'good'`)).toEqual([
      { packed: true },
    ])
  })

  it('does not run without its code', async () => {
    await expect(migrate(db(), migrationsFolder)).rejects.toThrow('0021_plain-results.sql needs code')
  })
})
