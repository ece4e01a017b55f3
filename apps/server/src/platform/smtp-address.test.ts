import { describe, expect, it } from 'vitest'
import { readSmtpAddress } from './smtp-address.ts'

describe('a mail server', () => {
  it.each([
    ['smtp://mail.example.org:587', true],
    ['smtp://mail.example.org?tls=opportunistic', false],
    ['smtp://localhost.example.org', true],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
    ['smtp://localhost', false],
    ['smtps://mail.example.org', false],
  ])('%s has to offer STARTTLS: %s', (address, requireTLS) => {
    expect(readSmtpAddress(address)).toMatchObject({ requireTLS })
  })

  it('is named without our own word', () => {
    const login = ['ann', 'x%40y'].join(':')
    const { url } = readSmtpAddress(`smtp://${login}@mail.example.org:587?tls=opportunistic`) ?? {}
    expect(url).toBe(`smtp://${login}@mail.example.org:587`)
  })

  it.each(['http://x', 'smtp://', 'smtp://x?tls=none', 'smtp:x', 'mail.example.org'])('is not %j', (address) => {
    expect(readSmtpAddress(address)).toBeNull()
  })
})
