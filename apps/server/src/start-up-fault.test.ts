import { describe, expect, it } from 'vitest'
import { DatabaseAway } from './platform/database/database-away.ts'
import { startUpFault } from './start-up-fault.ts'

const config = { dataDir: '/data', databaseUrl: 'postgres://me@db.example.org:5433/roofs' }
const withCode = (code: string, path?: string) => Object.assign(new Error(`${code}: raw`), { code, path })
const away = (code: string) => new DatabaseAway(withCode(code))

describe('what keeps the server from starting is told with its variable and what to do', () => {
  it.each([
    [withCode('ENOSPC'), 'DATA_DIR: the disk that holds /data is full. Free some space, or'],
    [
      withCode('EACCES', '/data/database'),
      'DATA_DIR: this user may not write to /data/database. Change its permissions',
    ],
    [withCode('EROFS', '/data'), 'DATA_DIR: this user may not write to /data.'],
    [withCode('ENOTDIR', '/data'), 'DATA_DIR: /data is not a folder.'],
    [away('ENOTFOUND'), 'DATABASE_URL: the host db.example.org is unknown.'],
    [away('ECONNREFUSED'), 'DATABASE_URL: no PostgreSQL answers at db.example.org:5433. Start it, or'],
    [withCode('28P01'), 'DATABASE_URL: PostgreSQL refuses the user me.'],
    [withCode('3D000'), 'DATABASE_URL: there is no database roofs. Create it, or'],
    [withCode('42501'), 'DATABASE_URL: the user me may not create tables in roofs (42501: raw).'],
    [withCode('42P01'), '42P01: raw'],
    [new AggregateError([], ''), 'AggregateError'],
  ])('%s', (error, start) => {
    expect(startUpFault(error, config).slice(0, start.length)).toBe(start)
  })

  it('an address with a sign that is no valid escape is explained as well', () => {
    const odd = { ...config, databaseUrl: 'postgres://me@db.example.org/roofs%' }
    expect(startUpFault(withCode('3D000'), odd)).toContain('there is no database roofs%.')
  })
})
