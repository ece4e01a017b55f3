import { resolveInput } from '@soundroof/contract/project/resolve'
import { wireProject } from '@soundroof/contract/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { sample } from '../testing/sample-project.ts'
import { calculate } from './calculate.ts'
import { type Calculator, startCalculator } from './calculator.ts'
import { calculatedSteps, receiveProject } from './received-project.ts'

const inputOf = (length: number) => {
  const body = wireProject.parse({ ...sample(), building_length: length })
  return resolveInput(receiveProject(body, calculatedSteps, { config: readConfig({}), catalogue }).project, choices)
}

let calculator: Calculator
beforeAll(() => {
  calculator = startCalculator({})
})
afterAll(() => calculator.stop())

it('a thread answers the same bytes as the function itself, each caller its own', async () => {
  const inputs = Array.from({ length: 20 }, (_, index) => inputOf(20 + index))
  const answers = await Promise.all(inputs.map(calculator.calculate))
  for (const [index, input] of inputs.entries()) expect(answers[index]).toEqual(calculate(input, catalogue))
  expect(new Set(answers.map(({ json }) => Buffer.from(json).toString())).size).toBe(20)
})

it('a defect in the thread is told to its caller alone, and the thread goes on', async () => {
  // @ts-expect-error no caller can send this past the types
  await expect(calculator.calculate(null)).rejects.toThrow(TypeError)
  expect((await calculator.calculate(inputOf(30))).chargeable).toBe(true)
})
