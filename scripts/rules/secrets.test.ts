import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles, textOf } from '../sources.mjs'
import { entropy, type Finding, secretsIn } from './find-secrets'

/** Text that looks like a secret but is not. */
const allowed: readonly { path: string; kind: string; found: RegExp; reason: string }[] = [
  {
    path: 'docs/configuration.md',
    kind: 'password in a URL',
    found: /^user:password$/,
    reason: 'Shows the form of an address.',
  },
  {
    path: 'docs/configuration.md',
    kind: 'password in a URL',
    found: /^ACCESS_KEY:SECRET_KEY$/,
    reason: 'Shows the form of an address.',
  },
  { path: 'README.md', kind: 'seeded account', found: /^secret12$/, reason: 'Shows how an account is named.' },
  {
    path: 'apps/server/src/platform/config.ts',
    kind: 'password in a URL',
    found: /^user:password$/,
    reason: 'The form that an error message shows.',
  },
  {
    path: 'apps/server/src/platform/cloud-address.ts',
    kind: 'password in a URL',
    found: /^ACCESS_KEY:SECRET_KEY$/,
    reason: 'The form that an error message shows.',
  },
  {
    path: 'apps/server/src/platform/cloud-address.test.ts',
    kind: 'password in a URL',
    found: /^(AK|A%3AK)?:(SK|%zz|a%2Fb\+c%3D%40)$/,
    reason: 'Addresses that are taken apart; no store has these keys.',
  },
  {
    path: 'apps/server/src/platform/files/cloud-signature.test.ts',
    kind: 'cloud key',
    found: /EXAMPLE$/,
    reason: 'The published example of the signature.',
  },
  {
    path: 'apps/server/src/platform/files/cloud-signature.test.ts',
    kind: 'assigned secret',
    found: /EXAMPLE(KEY)?$/,
    reason: 'The published example of the signature.',
  },
  {
    path: 'apps/server/src/money/stores/apple/apple-store.test.ts',
    kind: 'assigned secret',
    found: /^6f1e2a1c-1111-/,
    reason: 'A made-up number of an account; it opens nothing.',
  },
  {
    path: 'scripts/bench/customer.mjs',
    kind: 'assigned secret',
    found: /^bench123$/,
    reason: 'An account of a server that the run starts and throws away.',
  },
  {
    path: 'scripts/release/story.mjs',
    kind: 'assigned secret',
    found: /^paid1234$/,
    reason: 'Accounts of a server that the run starts; what they did is kept for the tests.',
  },
  {
    path: 'scripts/bench/timing.mjs',
    kind: 'assigned secret',
    found: /^(secret1|wrong12)$/,
    reason: 'An account of a server that the run starts and throws away.',
  },
]

/** Every file but what a build makes and the hidden folders, of which two files are kept. */
const walked = [...sourceFiles(), '.ci/run', '.github/workflows/ci.yml']

/** What the repository holds, and what the next commit could add. Without git or its history, all that is walked. */
const files = () => {
  const list = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return walked
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}

const scanned = files()
const findings = scanned.flatMap((path) => secretsIn(path, textOf(path)))
const allows = (entry: (typeof allowed)[number], { path, kind, found }: Finding) =>
  entry.path === path && entry.kind === kind && entry.found.test(found)

describe('the repository', () => {
  it('holds no secret', () => {
    const secrets = findings
      .filter((finding) => !allowed.some((entry) => allows(entry, finding)))
      .map(({ path, line, kind, found }) => `${path}:${line}: ${kind} ${found.slice(0, 4)}…`)
    expect(secrets).toEqual([])
  })

  it('has no permission left over', () => {
    const idle = allowed.filter((entry) => !findings.some((finding) => allows(entry, finding)))
    expect(idle).toEqual([])
  })

  it('was read whole, hidden files too', () => {
    expect(scanned).toEqual(expect.arrayContaining(['.npmrc', '.ci/run', 'README.md', 'package-lock.json']))
    expect(scanned.length).toBeGreaterThan(1000)
  })

  it('would be read whole without git', () => {
    const known = new Set(walked)
    expect(scanned.filter((path) => !known.has(path))).toEqual([])
  })
})

// Put together here, so that this file holds none.
const random = ['q7Zt', 'W2mK', 'x9Rb', 'L4vN', 'e8Hd', 'J3sF', 'u6Yc', 'P5gA', 'k1Tw', 'B0nE'].join('')
const hexadecimal = ['9f86d081', '884c7d65', '9a2feaa0', 'c55ad015'].join('')
const dashes = '-'.repeat(5)
const header = (of: string) => `${dashes}BEGIN ${of}PRIVATE KEY${dashes}`

const planted: readonly (readonly [kind: string, text: string, path?: string])[] = [
  ['private key', header('')],
  ['private key', header('RSA ')],
  ['private key', header('OPENSSH ')],
  ['private key', `{ "key": "${header('EC ')}\\nMIG" }`, 'account.json'],
  ['private key', ['PuTTY-User', 'Key-File-3: ssh-ed25519'].join('-')],
  ['cloud key', ['AKIA', 'Q3EGR7NLBX2MVPTZ'].join('')],
  ['cloud key', ['ASIA', 'Q3EGR7NLBX2MVPTZ'].join('')],
  ['cloud key', `AIza${random.slice(0, 35)}`],
  ['cloud key', `AccountKey=${random}${random}==`],
  ['cloud key', `GOCSPX-${random}`],
  ['cloud key', `ya29.${random}`],
  ['service token', `ghp_${random}`],
  ['service token', `github_pat_${random}`],
  ['service token', `SG.${random}.${random}`],
  ['service token', `whsec_${random}`],
  ['service token', `sk-${random}`],
  ['service token', `glpat-${random}`],
  ['service token', `npm_${random.slice(0, 36)}`],
  ['service token', `xoxb-${random}`],
  ['service token', `sk_live_${random}`],
  ['registry login', `//host/:_authToken=${random}`, '.npmrc'],
  ['private key', `AGE-SECRET-KEY-1${random.toUpperCase()}`],
  ['bearer token', `authorization: 'Bearer ${random}'`],
  ['bearer token', `curl -H "Authorization: Basic ${random}=="`, 'call.sh'],
  ['bearer token', ['eyJhbGciOiJI', 'eyJzdWIiOiIx', random].join('.')],
  ['password in a URL', ['postgres://roof:', '@db.example.org/roof'].join('rafter')],
  ['password in a URL', ['redis://:', '@cache.example.org'].join('rafter')],
  ['seeded account', ['SEED_ENGINEER=', 'ann@example.org', ':purlin7'].join(''), 'deploy.yml'],
  ['assigned secret', `const requestSecret: string = '${random}'`],
  ['assigned secret', `accessToken: "${hexadecimal}"`],
  ['assigned secret', `const token = given ${'?'.repeat(2)} '${random}'; secret ${'|'.repeat(2)} '${random}'`],
  ['assigned secret', `headers.set('x-api-key', '${random}')`],
  ['assigned secret', `"client_secret": "${random}"`, 'account.json'],
  ['assigned secret', `REQUEST_SIGNING_SECRET=${random} npm start`, 'notes.md'],
  ['assigned secret', `password: ${random}`, 'compose.yml'],
  ['assigned secret', `password: '${['purlin', '7'].join('')}'`],
  ['assigned secret', `const password = '${random}'`, 'apps/server/src/a.test.ts'],
  ['file of keys', '', 'apps/server/.env'],
  ['file of keys', '', '.env.production'],
  ['file of keys', '', 'store/AuthKey.p8'],
  ['file of keys', '', 'id_ed25519'],
]

describe('a planted secret is found', () => {
  it.each(planted)('%s: %s %s', (kind, text, path = 'apps/server/src/a.ts') => {
    const found = secretsIn(path, `first line\n${text}\nlast line\n`)
    expect(found.map((finding) => finding.kind)).toContain(kind)
    if (kind !== 'file of keys') expect(found[0]?.line).toBe(2)
  })

  it('every kind is planted, and no permission is for another', () => {
    const kinds = new Set(planted.map(([kind]) => kind))
    expect(allowed.filter(({ kind }) => !kinds.has(kind))).toEqual([])
  })
})

const harmless = [
  'const password = input.password',
  `const url = ${'`'}postgres://roof:$${'{password}'}@localhost/roof${'`'}`,
  "passwordWrong: 'The password is wrong!'",
  'authorization: `Bearer $' + '{token}`',
  "const kind = 'token'",
  '"js-tokens": "^4.0.0"',
]

it.each(harmless)('what is no secret is let pass: %s', (text) => {
  expect(secretsIn('apps/server/src/a.ts', text)).toEqual([])
})

it('a made-up account of a test may have a short password', () => {
  expect(secretsIn('apps/server/src/a.test.ts', `password: '${['purlin', '7'].join('')}'`)).toEqual([])
})

it('entropy is counted in bits a character', () => {
  expect(entropy('aaaa')).toBe(0)
  expect(entropy('abababab')).toBe(1)
  expect(entropy('0123456789abcdef')).toBe(4)
})
