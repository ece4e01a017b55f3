import { describe, expect, it } from 'vitest'
import { loginFrom, ownPath } from './navigation.ts'

describe('a redirect after login', () => {
  it.each(['/project', '/project_existing?name=a', '/project_Timeline?id=1#x', '/project_existing?name=%zz'])(
    'goes to %s',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

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

  it.each(['/verify/%E0%A4%A', '/%', '/%zz?name=a'])('takes no broken address: %j', (path) => {
    expect(ownPath(path)).toBe('/home')
  })

  it.each(['/login', '/login?redirect=/login', '/Register'])('does not come back to %s', (path) => {
    expect(ownPath(path)).toBe('/home')
  })
})

describe('a login asked for by a refused call', () => {
  it('comes back to the screen', () => {
    expect(loginFrom('/project_existing?name=a')).toBe('/login?redirect=%2Fproject_existing%3Fname%3Da')
  })

  it.each(['/login', '/login?redirect=%2Fproject', '/Login?redirect=%2Fproject'])('stays what it is on %s', (path) => {
    expect(loginFrom(path)).toBe(path)
  })
})
