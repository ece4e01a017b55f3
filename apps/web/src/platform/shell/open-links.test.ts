import { expect, it } from 'vitest'
import { pathOfLink } from './open-links.ts'

it.each([
  ['https://roofs.example.org/project_result?project=a#top', '/project_result?project=a#top'],
  ['https://roofs.example.org/invitation#token', '/invitation#token'],
  ['http://roofs.example.org/plans', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('the link %s opens %s', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
})
