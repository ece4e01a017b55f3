import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { type StatusName, statusOf } from '../roofs/project-status.ts'
import { moveNames, moves, movesOf, outcomeOf } from './moves.ts'

const mine = { status: 3, engineerId: 'ann' } as const
const ann = { id: 'ann', role: 'engineer' } as const
const bob = { id: 'bob', role: 'engineer' } as const
const administrator = { id: 'eve', role: 'administrator' } as const
const customer = { id: 'joe', role: 'customer' } as const

describe('the state table', () => {
  it('says for every move and status where it leads, or why not', () => {
    for (const name of moveNames)
      for (const outcome of Object.values(moves[name].from))
        expect('to' in outcome || outcome.refused in messages, name).toBe(true)
  })

  it('leads from 1 to 5 as decided', () => {
    const legal = moveNames.flatMap((name) =>
      Object.entries(moves[name].from).flatMap(([from, outcome]) =>
        'to' in outcome ? [`${name} ${statusOf[from as StatusName]}→${outcome.to}`] : [],
      ),
    )
    expect(legal).toEqual([
      'submit 1→2',
      'withdraw 2→1',
      'claim 2→3',
      'assign 2→3',
      'release 3→2',
      'handOver 3→3',
      'handOver 4→4',
      'handOver 5→5',
      'accept 3→4',
      'moveDelivery 4→4',
      'return 3→1',
      'return 4→1',
      'deliver 4→5',
      'deliver 5→5',
    ])
  })
})

describe('who may move', () => {
  it.each([
    ['the holder', ann, ['release', 'handOver', 'accept', 'return']],
    ['another engineer', bob, []],
    ['an administrator', administrator, ['handOver']],
    ['a customer', customer, []],
  ])('under review: %s', (_, who, expected) => {
    expect(movesOf(mine, who)).toEqual(expected)
  })

  it('a delivered project is handed over by an administrator too, so that a corrected review can follow', () => {
    const delivered = { status: 5, engineerId: 'ann' } as const
    expect(movesOf(delivered, administrator)).toEqual(['handOver'])
    expect(movesOf(delivered, ann)).toEqual(['handOver', 'deliver'])
  })

  it('an administrator who has a project delivers no review: administrators sign nothing', () => {
    for (const status of [4, 5] as const) {
      const held = { status, engineerId: administrator.id }
      expect(outcomeOf('deliver', held, administrator)).toEqual({ refused: 'administratorSignsNothing' })
      expect(movesOf(held, administrator)).toContain('handOver')
    }
  })

  it('tells who claims a second time, and who is too late, apart', () => {
    expect(outcomeOf('claim', mine, ann)).toEqual({ refused: 'takenByYou' })
    expect(outcomeOf('claim', mine, bob)).toEqual({ refused: 'takenByOther' })
  })
})
