import { fieldsOf, stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { helpOf, supportHelp } from '../../../../components/help/field-help.ts'
import { helpTopic } from './sections.ts'

const say = sayIn('en-AU')

const titleOf = (address: readonly [number, number] | null): string => {
  const found = address && helpTopic(String(address[0]), String(address[1]))
  return found ? `${say(found.section.title)}: ${say(found.topic.title)}` : 'no help'
}

const fieldNames = stepIds.flatMap((step) => Object.keys(fieldsOf(step)).map((field) => `${step}.${field}`))
// The agreement links to its documents itself.
const asked = [
  ...fieldNames.filter((name) => name !== 'header.agreed'),
  ...Object.keys(optionFields).map((name) => `options.${name}`),
]

describe('the help of a field', () => {
  it.each(asked)('%s has a topic', (field) => {
    expect(titleOf(helpOf(field))).not.toBe('no help')
  })

  it.each([
    ['solar.installation', 'Solar panels and rails: Perpendicular/Parallel Installation'],
    ['solar.fixing', 'Solar panels and rails: Fixing Type'],
    ['options.racking', 'Solar panels and rails: Racking system and module'],
    ['photos.roof', 'Photos: Example Photographs'],
    ['roofCover.sheeting', 'Roof type: Non-Penetrative Roof Sheeting Types'],
    ['header.name', 'Project: Project name and number'],
    ['roofCover.note', 'Project: Project Note'],
    ['structure.bridging', 'Steel Z-purlin or Steel C-purlin: Number of bridging per span'],
    ['structure.rafterSpan', 'Purlins, battens and rafters: Rafters'],
    ['options.battenFixing', 'Purlins, battens and rafters: Fixing of battens to rafters'],
    ['building.roofHeight', 'Building: Roof height'],
    ['building.terrain', 'Place and wind: Terrain category'],
    ['options.higherWallHeight', 'Building: A wall beside the roof'],
    ['options.seaDistance', 'Place and wind: Altitude and sea'],
    ['options.edition', 'Place and wind: Assumptions about the wind'],
    ['options.panelGap', 'Place and wind: Assumptions about panels, fixings and structure'],
  ])('%s opens %s', (field, title) => {
    expect(titleOf(helpOf(field))).toBe(title)
  })

  it.each([
    ['steel', 'Z', 'Steel Z-purlin or Steel C-purlin: Support condition'],
    ['steel', 'C', 'Steel Z-purlin or Steel C-purlin: Support condition'],
    ['steel', 'top-hat', 'Steel Top Hat: Support condition'],
    ['timber', null, 'Timber Roof Structure: Support condition'],
  ])('the support condition of %s %s opens %s', (material, section, title) => {
    expect(titleOf(supportHelp(material, section))).toBe(title)
  })
})

describe('a topic by its address', () => {
  it('0, 0 is what older links open', () => {
    expect(titleOf([0, 0])).toBe('Engineering: Engineering and Certificate')
  })

  it.each([
    ['', ''],
    ['-1', '0'],
    ['0', '99'],
    ['99', '0'],
    ['1e0', '0'],
    ['__proto__', 'length'],
    ['length', '0'],
  ])('%j, %j is none', (index1, index2) => {
    expect(helpTopic(index1, index2)).toBeNull()
  })
})
