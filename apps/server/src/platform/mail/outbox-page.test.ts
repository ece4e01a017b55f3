import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { hasOutboxPage } from './outbox-page.ts'

it.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ SMTP_URL: 'smtp://mail.example:25' }, false],
  [{ DATABASE_URL: 'postgres://db.example/soundroof' }, false],
])('with %o there is a page of mails: %s', (variables, expected) => {
  expect(hasOutboxPage(readConfig(variables))).toBe(expected)
})
