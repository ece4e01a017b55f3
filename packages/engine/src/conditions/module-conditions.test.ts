import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'

const stormy = changed(roof('house-timber-battens'), {
  site: { region: 'C' },
  options: { returnPeriod: 1000, screwsPerFoot: 2 },
})
const asked = (module: string | null) =>
  assess(changed(stormy, { options: { module } }), catalogue).conditions.filter((each) => each.startsWith('Module'))

describe('a condition is something that somebody can do', () => {
  test('of a module that nobody has named no maker can be asked: another has to be chosen', () => {
    expect(asked(null).join()).toContain('only a module whose manufacturer confirms')
    expect(asked(null).join()).not.toContain('its manufacturer')
  })

  test('the maker of a module that is named can be asked', () => {
    const named = asked('generic-1762x1134-2400-pa').join()
    expect(named).toContain('its manufacturer confirms')
    expect(named).not.toContain('only a module whose')
  })
})
