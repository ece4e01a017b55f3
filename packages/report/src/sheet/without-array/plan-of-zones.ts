import type { Say } from '@soundroof/words/language/say'
import { layOut } from '../../drawing/scene-layout.ts'
import { planSentence, wallWords, zonePlan } from '../../drawing/zone-plan.ts'
import { frontWords } from '../../wording/face-name.ts'
import { type Pen, paragraph, type SheetPart } from '../paper.ts'
import { sentences } from '../sentences.ts'
import type { SiteSheetInput } from '../sheet-input.ts'

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const captionHeight = 22

/** The roof from above with its zones, or why it has no plan. */
export const planOfZones = (
  say: Say,
  pen: Pen,
  { project: { building, options }, result }: SiteSheetInput,
  { x, y, width, height }: Area,
): { readonly parts: readonly SheetPart[]; readonly scale: string } => {
  const scene = zonePlan(say, { building, options, result })
  const words = scene === null ? [planSentence(say, { building, options }, result) ?? ''] : []
  // No table beside it says which zone a number is.
  const names =
    result.verdict === 'no-panel-fits' ? (scene?.legend ?? []).map(({ text }) => text.replace('  ', ' ')) : []
  const about = [...words, frontWords(say, building.frontFacing), wallWords(say, options)].filter(Boolean)
  const caption = paragraph(pen, [names.join(' · '), sentences(say, about)].filter(Boolean).join('\n'), x, y, width, {
    size: 7.8,
  })
  const below: SheetPart = { tag: 'P', marks: caption.marks }
  if (scene === null) return { parts: [below], scale: '–' }
  const top = y + Math.max(captionHeight, caption.height + 8)
  const margin = { ...scene.margin, left: scene.margin.left + x, top: scene.margin.top + top }
  const drawn = layOut({ ...scene, margin }, { width: x + width, maxHeight: y + height })
  return {
    parts: [below, { tag: 'Figure', alt: scene.description, marks: drawn.marks }],
    scale: drawn.scaleText?.replaceAll(' ', '') ?? '–',
  }
}
