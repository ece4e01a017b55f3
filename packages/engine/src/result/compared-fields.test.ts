import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data/index'
import { comparedValues } from '@soundroof/report/comparison/result-differences'
import { textOf } from '@soundroof/report/wording/telling'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { workedExamples } from '../../testing/worked-examples.ts'
import { assess } from '../assess.ts'

const say = sayIn('en-AU')

const roofs = workedExamples.filter((example) => example.calculation === 'assessment')

it.each(roofs)('$name: no two compared fields share a name', ({ input }) => {
  const names = comparedValues(say, assess(assessmentInput.parse(input), catalogue)).map(
    ({ group, field }) => `${textOf(say, group)}: ${textOf(say, field)}`,
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
