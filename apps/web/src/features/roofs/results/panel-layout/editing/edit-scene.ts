import type { Scene } from '@soundroof/report/drawing/scene'
import { narrowScene } from '../../report/narrow-scene.ts'

/** The roof without words beside it, with room around it for dimensions, handles and the needle that points north. */
export const editScene = (scene: Scene): Scene => {
  const narrow = narrowScene(scene)
  return { ...narrow, margin: { ...narrow.margin, left: 30, bottom: 26, right: 18 } }
}
