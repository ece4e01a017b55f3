import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { layOut } from '@soundroof/report/drawing/scene-layout'
import { sampleLayout } from '@soundroof/report/testing/sample-layout'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { sampleResult } from '@soundroof/report/testing/sample-result'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { editScene } from './edit-scene.ts'

it.each([0, 45, 90, 180, 200, 270])('north stands on the map, with the front at %i degrees', (frontFacing) => {
  const { options, building } = sampleProject
  const project = { options, building: { ...building, frontFacing } }
  const scene = arrayPlan(sayIn('en-AU'), { ...project, result: sampleResult, layout: sampleLayout })
  if (scene === null) throw new Error('the sample is drawn')
  for (const room of [
    { width: 250, maxHeight: 290 },
    { width: 760, maxHeight: 450 },
  ]) {
    const { marks, width } = layOut(editScene(scene), room)
    const letter = marks.find((mark) => mark.kind === 'text' && mark.text === 'N')
    if (letter?.kind !== 'text') throw new Error('north is not drawn')
    expect(letter.at.y - letter.size / 2).toBeGreaterThanOrEqual(0)
    expect(letter.at.x + letter.size / 2).toBeLessThanOrEqual(width)
    for (const mark of marks)
      if (mark.kind === 'path' && mark.closed)
        for (const { y } of mark.lines.flat()) expect(y).toBeGreaterThanOrEqual(0)
  }
})
