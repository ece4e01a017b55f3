import { parseArgs } from 'node:util'
import { type StaffRole, staffRoles } from './create-staff.ts'
import type { Standing } from './staff-standing.ts'

export const usage = [
  'npm run -s administrator -- create ADDRESS --name NAME [--role administrator|engineer] [--phone NUMBER] [--password-stdin]',
  'npm run -s administrator -- list',
  'npm run -s administrator -- disable ADDRESS',
  'npm run -s administrator -- enable ADDRESS',
  '  --role            administrator when nothing is said',
  '  --password-stdin  reads the password from the first line of standard input; without it one is made and shown once',
].join('\n')

export type Create = {
  readonly command: 'create'
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly phone: string | null
  readonly isPasswordGiven: boolean
}
type Change = { readonly command: 'change'; readonly email: string; readonly standing: Standing }
export type Arguments = Create | Change | { readonly command: 'list' }

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      phone: { type: 'string' },
      'password-stdin': { type: 'boolean' },
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

/** The arguments; throws with a sentence when one is missing or not allowed. */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = read(args)
  const [command = '', ...addresses] = positionals
  if (command === 'create') {
    if (values.name === undefined) throw new Error('--name is needed: reports and reviews show it.')
    return {
      command,
      email: oneAddress(command, addresses),
      name: values.name,
      role: roleOf(values.role),
      phone: values.phone ?? null,
      isPasswordGiven: values['password-stdin'] ?? false,
    }
  }
  if (Object.keys(values).length > 0) throw new Error(`${command || 'Nothing'} takes no options.`)
  if (command === 'list' && addresses.length === 0) return { command }
  if (command === 'disable' || command === 'enable')
    return { command: 'change', email: oneAddress(command, addresses), standing: `${command}d` }
  throw new Error(command === 'list' ? 'list takes no address.' : 'One of create, list, disable and enable is needed.')
}
