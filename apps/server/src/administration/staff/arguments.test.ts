import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const address = 'adam@example.org'

it('reads every command', () => {
  const usual = { command: 'create', email: address, name: 'Adam', role: 'administrator' }
  expect(readArguments(['create', address, '--name', 'Adam'])).toEqual({
    ...usual,
    phone: null,
    isPasswordGiven: false,
  })
  expect(
    readArguments(['create', '--role', 'engineer', '--name=Adam', '--phone', '1', '--password-stdin', address]),
  ).toEqual({ ...usual, role: 'engineer', phone: '1', isPasswordGiven: true })
  expect(readArguments(['list'])).toEqual({ command: 'list' })
  const change = { command: 'change', email: address, reason: '' }
  expect(readArguments(['disable', address])).toEqual({ ...change, status: 'disabled' })
  expect(readArguments(['enable', address])).toEqual({ ...change, status: 'enabled' })
  expect(readArguments(['remove-codes', address])).toEqual({ command: 'remove-codes', email: address, reason: '' })
  const why = ['disable', address, '--reason', ' left the company ']
  expect(readArguments(why)).toEqual({ ...change, status: 'disabled', reason: 'left the company' })
})

it.each([
  [[], 'One of create, list, disable, enable and remove-codes is needed.'],
  [['remove', address], 'One of create, list, disable, enable and remove-codes is needed.'],
  [['create', address], '--name is needed'],
  [['create', '--name', 'Adam'], 'create takes one address.'],
  [['create', address, address, '--name', 'Adam'], 'create takes one address.'],
  [['create', address, '--name', 'Adam', '--role', 'customer'], '--role is one of engineer, administrator.'],
  [['create', address, '--name', 'Adam', '--password', 'secret1'], "Unknown option '--password'"],
  [['list', address], 'list takes no address.'],
  [['disable'], 'disable takes one address.'],
  [['remove-codes'], 'remove-codes takes one address.'],
  [['remove-codes', address, '--role', 'engineer'], 'remove-codes takes no --role.'],
  [['disable', address, '--name', 'Adam'], 'disable takes no --name.'],
  [['create', address, '--name', 'Adam', '--reason', 'new'], 'create takes no --reason.'],
  [['list', '--reason', 'none'], 'list takes no --reason.'],
])('refuses %j', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
