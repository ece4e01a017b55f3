import { describe, expect, it } from 'vitest'
import { endedSession, readAnswer } from './envelope.ts'

/** A sentence without a code, as a proxy answers. */
const written = (text: string) => ({ code: 'asWritten', values: { text } })

describe('an answer is success', () => {
  it.each([200, 201])('with HTTP %i and code 0', (status) => {
    expect(readAnswer({ status, body: { code: 0, data: { hash: 'x' } } })).toEqual({
      ok: true,
      data: { hash: 'x' },
      total: null,
      totalIsCapped: false,
      next: null,
      message: null,
    })
  })

  it('with statusCode 200 in place of a code', () => {
    expect(readAnswer({ status: 200, body: { statusCode: 200, data: 1 } })).toMatchObject({ ok: true, data: 1 })
  })

  it('with HTTP 204 and no body', () => {
    expect(readAnswer({ status: 204, body: undefined })).toMatchObject({ ok: true, data: null })
  })

  it('and keeps total and next of a list', () => {
    const beside = { data: [], total: 1000, totalIsCapped: true, next: 'cursor' }
    expect(readAnswer({ status: 200, body: { code: 0, ...beside, message: 'Done' } })).toEqual({
      ok: true,
      ...beside,
      message: written('Done'),
    })
  })
})

describe('an answer is a refusal', () => {
  it('with the code, message and issues of its body', () => {
    const issues = [{ field: 'email', message: 'Please enter a valid email address!' }]
    expect(readAnswer({ status: 400, body: { code: 400, message: 'No!', issues } })).toEqual({
      ok: false,
      code: 400,
      message: written('No!'),
      issues: [{ field: 'email', coded: written('Please enter a valid email address!') }],
    })
  })

  it('in code where the body says it in code, with its English for a version that lacks the code', () => {
    const said = { message: 'Please choose a file!', coded: { code: 'fileRequired', values: { label: 'x' } } }
    const body = { code: 400, ...said, issues: [{ field: 'file', ...said }] }
    const coded = { ...said.coded, english: said.message }
    expect(readAnswer({ status: 400, body })).toEqual({
      ok: false,
      code: 400,
      message: coded,
      issues: [{ field: 'file', coded }],
    })
  })

  it('for a session that ended, which is answered with HTTP 200', () => {
    const answer = readAnswer({ status: 200, body: { code: endedSession } })
    expect(answer).toMatchObject({ ok: false, code: 50008, message: { code: 'sessionEnded' } })
  })

  it.each([
    [401, 'loginRequired'],
    [404, 'addressUnknown'],
    [500, 'serverError'],
    [502, 'serverError'],
  ])('with HTTP %i and a fixed message when the body has none', (status, code) => {
    const refused = { ok: false, code: status, message: { code }, issues: [] }
    expect(readAnswer({ status, body: undefined })).toEqual(refused)
  })

  it('when HTTP says success and the body says nothing', () => {
    expect(readAnswer({ status: 200, body: '<html>' })).toMatchObject({ ok: false, code: 500 })
  })

  it('drops malformed issues', () => {
    const body = { code: 400, message: 'No!', issues: [{ field: 1 }, null, { field: 'a', message: 'b' }] }
    expect(readAnswer({ status: 400, body })).toMatchObject({ issues: [{ field: 'a', coded: written('b') }] })
  })

  it('with code 0 under a failing status', () => {
    expect(readAnswer({ status: 503, body: { code: 0 } })).toMatchObject({ ok: false, code: 503 })
  })
})
