import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data/index'
import { comparedValues } from '@soundroof/report/comparison/result-differences'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { assessInWords } from '../../testing/assess-in-words.ts'
import { workedExamples } from '../../testing/worked-examples.ts'

const say = sayIn('en-AU')

const roofs = workedExamples.filter((example) => example.calculation === 'assessment')

it.each(roofs)('$name: no two compared fields share a name', ({ input }) => {
  const names = comparedValues(say, assessInWords(assessmentInput.parse(input), catalogue)).map(
    ({ group, field }) => `${group}: ${field}`,
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
