import { expect, it } from 'vitest'
import type { KeptAnswer } from '../device/device-database.ts'
import { isKept, tooOld } from './kept-answers.ts'

const kept = (project: string, at: number, name = 'projectDetail'): KeptAnswer => ({
  key: `ann ${name} ${project} ${at}`,
  user: 'ann',
  project,
  at,
  answer: null,
})

it('the twenty projects opened last stay with all that was told of them, and a dozen lists', () => {
  const projects = Array.from({ length: 22 }, (_, at) => kept(`p${at}`, at))
  const seenAgain = kept('p0', 100, 'issuedBrief')
  const lists = Array.from({ length: 13 }, (_, at) => kept('', at, 'projects'))
  expect(tooOld([...projects, seenAgain, ...lists])).toEqual([projects[2]?.key, projects[1]?.key, lists[0]?.key])
  expect(tooOld(projects.slice(0, 20))).toEqual([])
})

it('only questions are kept', () => {
  expect(['uploadProject', 'getResult', 'settleOffline', 'checkToken'].filter(isKept)).toEqual([])
})
