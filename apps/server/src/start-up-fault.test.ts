import { describe, expect, it } from 'vitest'
import { DatabaseAway } from './platform/database/database-away.ts'
import { startUpFault } from './start-up-fault.ts'

const databaseUrl = 'postgres://me@db.example.org:5433/roofs?sslrootcert=/nowhere/ca.pem'
const config = { dataDir: '/data', databaseUrl }
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
    [
      withCode('ENOENT', '/data/database'),
      'DATA_DIR: /data/database cannot be created. Repair the link or the path, or',
    ],
    [withCode('ENAMETOOLONG', '/data/long'), 'DATA_DIR: the name /data/long is too long. Set DATA_DIR'],
    [withCode('ELOOP', '/data/loop'), 'DATA_DIR: /data/loop is a link that leads to itself. Set DATA_DIR'],
    [withCode('ENOENT', '/other/file'), 'ENOENT: raw'],
    [
      new Error('The server does not support SSL connections'),
      'DATABASE_URL: the PostgreSQL at db.example.org:5433 offers no TLS. Turn its TLS on, or remove sslmode.',
    ],
    [
      withCode('SELF_SIGNED_CERT_IN_CHAIN'),
      'DATABASE_URL: the certificate of db.example.org:5433 is not trusted (SELF_SIGNED_CERT_IN_CHAIN: raw). Name its',
    ],
    [withCode('ENOENT', '/nowhere/ca.pem'), 'DATABASE_URL: there is no file /nowhere/ca.pem. Correct sslrootcert'],
    [away('ENOTFOUND'), 'DATABASE_URL: the host db.example.org is unknown.'],
    [away('ECONNREFUSED'), 'DATABASE_URL: no PostgreSQL answers at db.example.org:5433. Start it, or'],
    [withCode('28P01'), 'DATABASE_URL: PostgreSQL refuses the user me.'],
    [withCode('3D000'), 'DATABASE_URL: there is no database roofs. Create it, or'],
    [withCode('42501'), 'DATABASE_URL: the user me may not create tables in roofs (42501: raw).'],
    [
      Object.assign(new Error('permission denied to create extension "pg_trgm"'), { code: '42501' }),
      'DATABASE_URL: the extension pg_trgm cannot be created in roofs (permission denied',
    ],
    [
      Object.assign(new Error('extension "pg_trgm" is not available'), { code: '0A000' }),
      'DATABASE_URL: the extension pg_trgm cannot be created in roofs (extension "pg_trgm" is not available).',
    ],
    [withCode('42P01'), '42P01: raw'],
    [new AggregateError([], ''), 'AggregateError'],
  ])('%s', (error, start) => {
    expect(startUpFault(error, config).slice(0, start.length)).toBe(start)
  })

  it.each([
    ['postgres:///roofs', 'localhost'],
    ['postgres:///roofs?host=/run/postgresql', '/run/postgresql'],
  ])('%s is looked for at %s', (address, place) => {
    expect(startUpFault(away('ECONNREFUSED'), { ...config, databaseUrl: address })).toContain(`answers at ${place}.`)
  })

  it('an address with a sign that is no valid escape is explained as well', () => {
    const odd = { ...config, databaseUrl: 'postgres://me@db.example.org/roofs%' }
    expect(startUpFault(withCode('3D000'), odd)).toContain('there is no database roofs%.')
  })
})
