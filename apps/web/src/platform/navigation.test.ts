import { describe, expect, it } from 'vitest'
import { ownPath } from './navigation.ts'

describe('a redirect after login', () => {
  it.each(['/project', '/project_existing?name=a', '/project_Timeline?id=1#x'])('goes to %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'project',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\\b',
  ])('never leaves this application: %j', (path) => {
    expect(ownPath(path)).toBe('/home')
  })

  it.each(['/login', '/login?redirect=/login', '/Register'])('does not come back to %s', (path) => {
    expect(ownPath(path)).toBe('/home')
  })
})
