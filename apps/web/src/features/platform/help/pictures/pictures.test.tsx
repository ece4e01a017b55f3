import { sayIn } from '@soundroof/words/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Speaking } from '../../../../platform/words/use-say.ts'
import { helpSections } from '../topics/sections.ts'
import { isPictureName, pictures } from './pictures.tsx'

const blocks = helpSections.flatMap(({ topics }) => topics.flatMap((topic) => topic.blocks))
const shown = new Set(blocks.flatMap((block) => (block.kind === 'image' ? [block.picture] : [])))

describe('the pictures of the help', () => {
  it.each(Object.entries(pictures))('%s is drawn', (name, { draw }) => {
    const drawn = renderToStaticMarkup(<Speaking value={sayIn('en-AU')}>{draw()}</Speaking>)
    expect(drawn).toContain('<svg')
    expect(drawn).not.toMatch(/NaN|undefined/)
    expect(isPictureName(name) && shown.has(name)).toBe(true)
  })

  it('none has the name of a property of every object', () => {
    expect(isPictureName('toString')).toBe(false)
  })
})
