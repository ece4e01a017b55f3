import { emptyProject, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { layOut } from './scene-layout.ts'
import { sectionDrawing } from './section-drawing.ts'

const say = sayIn('en-AU')

const { structure, solar } = sampleProject
const shown = (project: ProjectDraft): readonly string[] => {
  const scene = sectionDrawing(say, project, sampleChoices)
  if (!scene) throw new Error('There is no drawing.')
  const drawing = layOut(scene, { width: 495, maxHeight: 250 })
  expect(JSON.stringify(drawing.marks)).not.toMatch(/null,"y"|NaN/)
  expect(drawing.height).toBeLessThanOrEqual(250 + 1e-9)
  return drawing.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
}

describe('the section names what is drawn', () => {
  it('for screws on a Z-purlin, rails across', () => {
    expect(shown(sampleProject)).toEqual(
      expect.arrayContaining([
        'Panel, flush, gap 100 mm',
        'Rail',
        'L-foot, screwed',
        'Roof sheeting',
        'Z-purlin 150 mm x 1.9 mm',
        'Steel I-beam 310 mm deep',
        'spacing 1200 mm',
      ]),
    )
  })

  it('for hooks on a tiled roof with tilted panels, rails out of the paper', () => {
    expect(shown(tiledProject)).toEqual(
      expect.arrayContaining([
        'Panel at 10° to the roof, gap 100 mm',
        'Rail (seen from its end)',
        'Tile hook, screwed to the rafter',
        'Tiles',
        'Timber purlin/batten 35 x 70 mm',
        'Timber rafter 90 x 45 mm',
      ]),
    )
  })

  it.each(['C', 'top-hat'] as const)('for clamps above a %s', (section) => {
    const clamped = { ...sampleProject, solar: { ...solar, fixing: 'clamp' as const } }
    const texts = shown({ ...clamped, structure: { ...structure, section, depth: 0, thickness: 0 } })
    expect(texts).toContain('Clamp on the rib')
  })
})

it('is not drawn before the structure is described', () => {
  expect(sectionDrawing(say, emptyProject('2026-11-21 0:0:0'), sampleChoices)).toBeNull()
})
