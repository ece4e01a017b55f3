import { expect, it } from 'vitest'
import { emptyStep } from './draft-fields.ts'
import { inputReader } from './input-fields.ts'

const solar = { ...emptyStep('solar'), installation: 'parallel', fixing: 'screw', tiltAngle: 10 } as const

it('leaves out an answer that another choice makes irrelevant, whatever its value', () => {
  const readArray = inputReader('array')
  expect(readArray({ ...solar, mount: 'tilt' })).toMatchObject({ mount: 'tilt', tilt: 10 })
  expect(readArray({ ...solar, mount: 'flush' })).toMatchObject({ mount: 'flush', tilt: 0 })
})

it('throws when an answer is missing', () => {
  expect(() => inputReader('building')(emptyStep('building'))).toThrow(/length/)
})
