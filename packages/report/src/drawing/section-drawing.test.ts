import type { LaidPlane, LaidRail, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { emptyProject, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { footPitchOf } from './foot-pitch.ts'
import { layOut } from './scene-layout.ts'
import { sectionDrawing } from './section-drawing.ts'

const say = sayIn('en-AU')

const { structure, solar } = sampleProject
const shown = (project: ProjectDraft, layout: Layout | null = null): readonly string[] => {
  const scene = sectionDrawing(say, project, sampleChoices, layout)
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

  it('for frames on legs of their own, with the low edge where they are laid', () => {
    const [block] = sampleLayout.blocks
    const tilted = { ...sampleProject, solar: { ...solar, mount: 'tilt' as const, tiltAngle: 10 } }
    const highest = (faces: 'eave' | 'ridge' | 'left'): string => {
      const layout = { ...sampleLayout, blocks: block ? [{ ...block, faces }] : [] }
      expect(shown(tilted, layout)).toContain('Leg of a tilt frame')
      const scene = sectionDrawing(say, tilted, sampleChoices, layout)
      const corners = (scene?.items ?? []).flatMap((item) => (item.kind === 'polygon' ? item.points : []))
      const top = corners.reduce((best, each) => (each.y > best.y + 1e-6 ? each : best))
      const middle = ((scene?.bounds.left ?? 0) + (scene?.bounds.right ?? 0)) / 2
      return top.x > middle ? 'right' : 'left'
    }
    expect([highest('eave'), highest('ridge')]).toEqual(['right', 'left'])
    const across = { ...sampleLayout, blocks: block ? [{ ...block, faces: 'left' as const }] : [] }
    expect(shown(tilted, across)).toContain('Panel at 10° to the roof, tilted across this section')
  })

  it('with feet at the distance that was laid, on as many battens on', () => {
    const [plane] = sampleLayout.planes as [LaidPlane]
    const railAt = (number: number, y: number, line: number): LaidRail => ({
      ...{ number, line, row: 0, zone: 'Internal', step: 1200, splices: [], pieces: [1300], feet: [], clamps: [] },
      from: { x: 5000, y },
      to: { x: 6300, y },
    })
    const layout = { ...sampleLayout, planes: [{ ...plane, rails: [railAt(1, 5300, 3), railAt(2, 6290, 6)] }] }
    const flat = { ...tiledProject, structure: { ...tiledProject.structure, spacing: 330 } }
    expect(footPitchOf(layout)).toEqual({ pitch: 990, supports: 3 })
    expect(shown(flat, layout)).toEqual(expect.arrayContaining(['feet 990 mm apart', 'spacing 330 mm']))
    expect(sectionDrawing(say, flat, sampleChoices, layout)?.bounds.right).toBe(3 * 330 + 230)
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
