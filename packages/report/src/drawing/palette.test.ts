import { zoneMark } from '@soundroof/words/numbers/zone-marks'
import { expect, it } from 'vitest'
import { zoneCode, zoneLook } from './palette.ts'

it('sentences call zones by the numbers of the drawings', () => {
  for (const title of [...Object.keys(zoneLook), 'Ridge ends']) expect(zoneMark(title)).toBe(zoneCode(title))
})
