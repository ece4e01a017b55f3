import { parseArgs } from 'node:util'
import type { AccountStatus } from '@soundroof/contract/administration/console'
import { type StaffRole, staffRoles } from '@soundroof/contract/administration/staff'

/** What the command prints on help and on wrong arguments. */
export const usage = [
  'npm run -s administrator -- create ADDRESS --name NAME [--role administrator|engineer] [--phone NUMBER] [--password-stdin]',
  'npm run -s administrator -- list',
  'npm run -s administrator -- disable ADDRESS|IDENTIFIER [--reason TEXT]',
  'npm run -s administrator -- enable ADDRESS|IDENTIFIER [--reason TEXT]',
  'npm run -s administrator -- remove-codes ADDRESS|IDENTIFIER [--reason TEXT]',
  '  --role            administrator when nothing is said',
  '  --reason          why, without names: the audit trail keeps it for good',
  '  --password-stdin  reads the password from the first line of standard input; without it one is made and shown once',
].join('\n')

/** Makes the provider's own accounts only. */
export type Create = {
  readonly command: 'create'
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly phone: string | null
  readonly isPasswordGiven: boolean
}
type Change = {
  readonly command: 'change'
  readonly email: string
  readonly status: AccountStatus
  /** Empty when none is given. */
  readonly reason: string
}
/** For a person who has lost the authenticator app and the recovery codes. */
type RemoveCodes = { readonly command: 'remove-codes'; readonly email: string; readonly reason: string }
export type Arguments = Create | Change | RemoveCodes | { readonly command: 'list' }

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      phone: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      reason: { type: 'string' },
    },
  })

const roleOf = (given: string | undefined): StaffRole => {
  const role = staffRoles.find((one) => one === (given ?? 'administrator'))
  if (!role) throw new Error(`--role is one of ${staffRoles.join(', ')}.`)
  return role
}

const oneAddress = (command: string, addresses: readonly string[]): string => {
  const [address] = addresses
  if (!address || addresses.length > 1) throw new Error(`${command} takes one address.`)
  return address
}

type Given = ReturnType<typeof read>['values']

/** Refuses options of other commands. */
const requireNoOther = (command: string, values: Given, taken: readonly (keyof Given)[]): void => {
  const other = Object.keys(values).find((name) => !taken.some((known) => known === name))
  if (other !== undefined) throw new Error(`${command || 'Nothing'} takes no --${other}.`)
}

const readCreate = (values: Given, addresses: readonly string[]): Create => {
  requireNoOther('create', values, ['name', 'role', 'phone', 'password-stdin'])
  if (values.name === undefined) throw new Error('--name is needed: reports and reviews show it.')
  return {
    command: 'create',
    email: oneAddress('create', addresses),
    name: values.name,
    role: roleOf(values.role),
    phone: values.phone ?? null,
    isPasswordGiven: values['password-stdin'] ?? false,
  }
}

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = read(args)
  const [command = '', ...addresses] = positionals
  if (command === 'create') return readCreate(values, addresses)
  if (command === 'disable' || command === 'enable' || command === 'remove-codes') {
    requireNoOther(command, values, ['reason'])
    const [email, reason] = [oneAddress(command, addresses), (values.reason ?? '').trim()]
    if (command === 'remove-codes') return { command, email, reason }
    return { command: 'change', email, status: `${command}d`, reason }
  }
  requireNoOther(command, values, [])
  if (command === 'list' && addresses.length === 0) return { command }
  const commands = 'create, list, disable, enable and remove-codes'
  throw new Error(command === 'list' ? 'list takes no address.' : `One of ${commands} is needed.`)
}
