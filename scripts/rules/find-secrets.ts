export interface Finding {
  readonly path: string
  readonly line: number
  readonly kind: string
  readonly found: string
}

interface Shape {
  readonly kind: string
  /** Its group `found` is the secret. */
  readonly pattern: RegExp
  readonly files?: RegExp
  readonly isSecret?: (found: string, path: string) => boolean
}

/** Where accounts are made up for a test; long random values are looked for there too. */
const fixture = /\.(test|spec)\.tsx?$|(^|\/)(testing|fixtures)\//
const keyFile =
  /(^|\/)(\.env(\.\w+)?|id_(rsa|dsa|ecdsa|ed25519)|\.netrc|\.pgpass)$|\.(pem|key|p8|p12|pfx|jks|keystore)$/

const name =
  '(?:secret|token|passwo?rd|passwd|passphrase|pwd|api[_-]?key|access[_-]?key|private[_-]?key|signing[_-]?key|credential|pepper)'
const assigned = `${name}[\\w-]*["']?\\s*(?::\\s*string\\s*)?(?:[:=,]|\\?\\?|\\|\\|)=?\\s*`

/** Bits a character, of the text's own letters. */
export const entropy = (text: string) => {
  const counts = [...text].reduce((sofar, letter) => sofar.set(letter, (sofar.get(letter) ?? 0) + 1), new Map())
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0)
}

/** Random: 16 characters or more, digits among letters, few of them twice. 32 random hexadecimals have some 3.5 bits. */
const isRandom = (found: string) =>
  /^[\w+/=.~-]{16,}$/.test(found) && /\d/.test(found) && /[a-z]/i.test(found) && entropy(found) >= 3

/** Long enough for an account of the shortest passwords, and not one word. */
const isPassword = (found: string) => /\d/.test(found) && /[a-z]/i.test(found) && !/\$\{|^https?:/.test(found)

const isAssignedSecret = (found: string, path: string) => isRandom(found) || (!fixture.test(path) && isPassword(found))

const shapes: readonly Shape[] = [
  { kind: 'private key', pattern: /(?<found>-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----)/g },
  { kind: 'private key', pattern: /(?<found>PuTTY-User-Key-File-\d|AGE-SECRET-KEY-1\w+)/g },
  { kind: 'cloud key', pattern: /\b(?<found>(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16})\b/g },
  { kind: 'cloud key', pattern: /\b(?<found>AIza[\w-]{35}|GOCSPX-[\w-]{20,}|ya29\.[\w-]{20,})/g },
  { kind: 'cloud key', pattern: /\b(?<found>AccountKey=[A-Za-z0-9+/]{40,}={0,2})/g },
  { kind: 'service token', pattern: /\b(?<found>gh[pousr]_\w{36,}|github_pat_\w{22,}|glpat-[\w-]{20,}|npm_\w{36})/g },
  { kind: 'service token', pattern: /\b(?<found>xox[abeoprs]-[\w-]{10,}|SG\.[\w-]{16,}\.[\w-]{16,})/g },
  { kind: 'service token', pattern: /\b(?<found>(?:sk|rk)_(?:live|test)_\w{16,}|whsec_\w{16,}|sk-[\w-]{20,})/g },
  { kind: 'registry login', pattern: /:?_(?:authToken|auth|password)\s*=\s*(?<found>[^\s$]{6,})/g, files: /npmrc$/ },
  { kind: 'bearer token', pattern: /\b(?:bearer|basic)\s+(?<found>[\w.~+/-]{16,}=*)/gi, isSecret: isRandom },
  { kind: 'bearer token', pattern: /\b(?<found>eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,})/g },
  { kind: 'password in a URL', pattern: /\b[a-z][a-z0-9+.-]{1,15}:\/\/(?<found>[^\s/:@'"`$<]*:[^\s/@'"`$<]+)@/gi },
  {
    kind: 'seeded account',
    pattern: /\bSEED_[A-Z]+["']?\s*[=:]\s*["'`]?[^\s:$"'`]+@[^\s:$"'`]+:(?<found>[^\s$"'`]+)/g,
    isSecret: (_, path) => !fixture.test(path),
  },
  {
    kind: 'assigned secret',
    pattern: new RegExp(`${assigned}(["'\`])(?<found>[^"'\`\\s]{6,})\\1`, 'gi'),
    isSecret: isAssignedSecret,
  },
  {
    kind: 'assigned secret',
    pattern: /\b[A-Z_]*(?:SECRET|TOKEN|PASSWORD|PASSWD|KEY)[A-Z_]*=(?<found>[^\s"'`$<>()]{6,})/g,
    isSecret: isAssignedSecret,
  },
  {
    kind: 'assigned secret',
    pattern: new RegExp(`${name}[\\w-]*\\s*[:=]\\s*(?<found>[^\\s"'\`$<>(){}]{6,})`, 'gi'),
    files: /\.(ya?ml|toml|ini|conf|properties|env)$|rc$/,
    isSecret: isAssignedSecret,
  },
]

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const found = (shape: Shape, path: string, text: string): readonly Finding[] =>
  [...text.matchAll(shape.pattern)].flatMap((match) => {
    const value = match.groups?.found ?? ''
    if (shape.isSecret && !shape.isSecret(value, path)) return []
    return [{ path, line: lineOf(text, match.index), kind: shape.kind, found: value }]
  })

/** What looks like a secret in one file: by its name, by its text. */
export const secretsIn = (path: string, text: string): readonly Finding[] => [
  ...(keyFile.test(path) ? [{ path, line: 1, kind: 'file of keys', found: path }] : []),
  ...shapes.filter(({ files }) => files?.test(path) ?? true).flatMap((shape) => found(shape, path, text)),
]
