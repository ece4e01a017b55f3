import type { Scene, SceneItem } from '@soundroof/report/drawing/scene'

/** Labels beside the drawing, and dimensions too short for their text: the caption has them. */
const isBeside = (item: SceneItem): boolean =>
  item.kind === 'label' ||
  (item.kind === 'text' && item.shift !== undefined && item.anchor === 'start') ||
  (item.kind === 'dimension' && item.text.startsWith('a'))

export const hasBeside = (scene: Scene): boolean => scene.items.some(isBeside)

/** Points above the drawing that the north needle needs. */
const roomForNorth = 46

/** North stands above the drawing, where no room is beside it. */
const aboveDrawing =
  ({ right, top }: Scene['bounds']) =>
  (item: SceneItem): SceneItem =>
    item.kind === 'north' ? { ...item, at: { x: right, y: top }, shift: { x: -18, y: roomForNorth / 2 } } : item

/** A drawing for a phone: without labels beside it, as wide as the screen instead of at a usual scale. */
export const narrowScene = (scene: Scene): Scene => {
  const hasNorth = scene.items.some(({ kind }) => kind === 'north')
  const { margin } = scene
  return {
    ...scene,
    unit: 'mm',
    items: scene.items.filter((item) => !isBeside(item)).map(aboveDrawing(scene.bounds)),
    margin: { ...margin, left: Math.min(margin.left, 28), right: 8, top: hasNorth ? roomForNorth : margin.top },
  }
}
