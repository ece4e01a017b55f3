import { expect, it } from 'vitest'
import { interrupted, newlyQueued } from '../photos/upload-queue.ts'
import { stateOf } from './file-state.ts'

const file = { id: 'p', category: 'roof', name: 'north.jpg' } as const

it('says what happens to a file of this visit', () => {
  expect(stateOf({}, newlyQueued(file))).toEqual({ kind: 'waiting' })
  expect(stateOf({}, { ...newlyQueued(file), state: 'shrinking' })).toEqual({ kind: 'waiting' })
  expect(stateOf({}, { ...newlyQueued(file), state: 'sending', progress: 0.5 })).toEqual({
    kind: 'sending',
    progress: 0.5,
  })
})

it('says that a file is saved where nothing is happening to it, and why it was refused', () => {
  expect(stateOf({}, undefined)).toEqual({ kind: 'saved' })
  expect(stateOf({ refused: 'imageOnly' }, undefined)).toEqual({ kind: 'refused', why: 'imageOnly' })
  expect(stateOf({}, interrupted(file))).toEqual({ kind: 'saved' })
  expect(stateOf({}, { ...interrupted(file), message: { code: 'networkError' } })).toEqual({ kind: 'saved' })
  expect(stateOf({}, { ...interrupted(file), message: 'imageTooLarge' })).toEqual({
    kind: 'refused',
    why: 'imageTooLarge',
  })
})

it('says that a file without a signal waits for one, and is not refused', () => {
  expect(stateOf({}, { ...interrupted(file), message: { code: 'noConnection' } })).toEqual({ kind: 'no-signal' })
})

it('forgets an earlier refusal once the file is tried again', () => {
  expect(stateOf({ refused: 'imageOnly' }, newlyQueued(file))).toEqual({ kind: 'waiting' })
})
