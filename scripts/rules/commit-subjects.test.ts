import { expect, it } from 'vitest'
import { git, subjectProblem } from '../commit-subject.mjs'

/** Commits from before the rule stay as they are. */
const since = '2026-11-26T23:35:00Z'

it('a subject is shorter than 72 characters, whatever stands below it', () => {
  expect(subjectProblem(`${'a'.repeat(71)}\n\n${'b'.repeat(200)}`)).toBe(null)
  expect(subjectProblem(`# ${'c'.repeat(100)}\n${'ä'.repeat(71)}`)).toBe(null)
  expect(subjectProblem('a'.repeat(72))).toContain('at most 71 characters, this one 72: aaa')
  expect(subjectProblem(`Merge ${'0'.repeat(40)} into ${'1'.repeat(40)}`)).toBe(null)
})

it('so are those of the last commits, as many as a clone has', () => {
  const { stdout, status } = git(['log', '-50', `--since=${since}`, '--format=%s'])
  // An archive of the sources has no commits.
  const subjects = status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : []
  expect(subjects.map(subjectProblem).filter((problem) => problem !== null)).toEqual([])
})
