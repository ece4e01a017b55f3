// What git asks before it makes a commit: scripts/hooks/commit-msg. A rule asks the same of commits that were made without it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { say } from './running.mjs'
import { root } from './sources.mjs'

const longest = 71

/** Merges are named by git, and by the place that proposes them. @param {string} message */
export const subjectProblem = (message) => {
  const subject = message.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? ''
  const length = [...subject].length
  if (length <= longest || subject.startsWith('Merge ')) return null
  return `A subject has at most ${longest} characters, this one ${length}: ${subject}`
}

/** @param {readonly string[]} args */
export const git = (args) => spawnSync('git', [...args], { cwd: root, encoding: 'utf8' })

/** Has git use the hooks of the project, unless whoever works here has chosen others. Without a repository there is nothing to do. */
export const useHooks = () => {
  if (git(['config', '--get', 'core.hooksPath']).status === 1)
    git(['config', '--local', 'core.hooksPath', 'scripts/hooks'])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = subjectProblem(readFileSync(process.argv[2] ?? '', 'utf8'))
  if (problem) {
    say(problem)
    process.exitCode = 1
  }
}
