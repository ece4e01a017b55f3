import type { Scene, SceneItem } from '@soundroof/report/drawing/scene'

/** Words that stand beside the drawing, and sizes too short for their text: the caption says them. */
const isBeside = (item: SceneItem): boolean =>
  item.kind === 'label' ||
  (item.kind === 'text' && item.shift !== undefined && item.anchor === 'start') ||
  (item.kind === 'dimension' && item.text.startsWith('a'))

export const hasBeside = (scene: Scene): boolean => scene.items.some(isBeside)

/** A drawing for a phone: what stands beside it is left out, and it takes the whole width instead of a usual scale. */
export const narrowScene = (scene: Scene): Scene => ({
  ...scene,
  unit: 'mm',
  items: scene.items.filter((item) => !isBeside(item)),
  margin: { ...scene.margin, left: Math.min(scene.margin.left, 28), right: 8 },
})
