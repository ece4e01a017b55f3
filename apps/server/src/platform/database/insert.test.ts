import { expect, it } from 'vitest'
import { insert, upsert } from './insert.ts'

const asked = async (write: (tx: Parameters<typeof insert>[0]) => Promise<unknown>) => {
  const statements: unknown[] = []
  await write({
    query: async (sql, values) => {
      statements.push([sql.trim(), values])
      return []
    },
  })
  return statements
}

it('a row is written by its columns, and changed where its key is there', async () => {
  const key = { accountId: 'a', network: 'n' }
  expect(await asked((tx) => insert(tx, 'known_logins', key, 'returning 1'))).toEqual([
    ['insert into known_logins (account_id, network) values ($1, $2) returning 1', ['a', 'n']],
  ])
  const values = '(account_id, network, last_at) values ($1, $2, $3)'
  expect(await asked((tx) => upsert(tx, 'known_logins', key, { lastAt: 1 }))).toEqual([
    [
      `insert into known_logins ${values} on conflict (account_id, network) do update set last_at = excluded.last_at`,
      ['a', 'n', 1],
    ],
  ])
})

it.each(['company_name', 'a) select', 'A', ''])('%j names no column', async (name) => {
  await expect(async () => insert({ query: async () => [] }, 'accounts', { [name]: 1 })).rejects.toThrow('no column')
})
