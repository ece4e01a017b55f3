import { describe, expect, it } from 'vitest'
import { identityOf } from './account-rows.ts'

describe('one mailbox is one identity', () => {
  it.each([
    ['Jane@Example.org', 'jane@example.org'],
    [' jane@ｅｘａｍｐｌｅ.org ', 'jane@example.org'],
    ['jane@example。org', 'jane@example.org'],
    ['jane@ex\u00adample.org', 'jane@example.org'],
    ['jane@bücher.example', 'jane@xn--bcher-kva.example'],
    ['jane@BU\u0308CHER.example', 'jane@xn--bcher-kva.example'],
    ['jane@xn--bcher-kva.example', 'jane@xn--bcher-kva.example'],
    ['ju\u0308rgen@example.org', 'jürgen@example.org'],
  ])('%j is %j', (written, identity) => {
    expect(identityOf(written)).toBe(identity)
    expect(identityOf(identity)).toBe(identity)
  })
})

describe('what is no domain becomes none', () => {
  it.each([
    ['jane@℀.org', 'jane@℀.org'],
    ['jane@1２7.10', 'jane@127.10'],
    ['jane@xn--a.ｏrg', 'jane@xn--a.org'],
    ['nobody', 'nobody'],
  ])('%j stays %j', (written, identity) => {
    expect(identityOf(written)).toBe(identity)
  })
})
