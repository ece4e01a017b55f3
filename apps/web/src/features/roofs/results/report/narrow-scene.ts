import type { Scene, SceneItem } from '@soundroof/report/drawing/scene'

/** Labels beside the drawing, and dimensions too short for their text: the caption has them. */
const isBeside = (item: SceneItem): boolean =>
  item.kind === 'label' ||
  (item.kind === 'text' && item.shift !== undefined && item.anchor === 'start') ||
  (item.kind === 'dimension' && item.text.startsWith('a'))

export const hasBeside = (scene: Scene): boolean => scene.items.some(isBeside)

/** A drawing for a phone: without labels beside it, as wide as the screen instead of at a usual scale. */
export const narrowScene = (scene: Scene): Scene => ({
  ...scene,
  unit: 'mm',
  items: scene.items.filter((item) => !isBeside(item)),
  margin: { ...scene.margin, left: Math.min(scene.margin.left, 28), right: 8 },
})
