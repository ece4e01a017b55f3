import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { facePlan } from '@soundroof/report/drawing/face-plan'
import { sectionDrawing } from '@soundroof/report/drawing/section-drawing'
import { faceName } from '@soundroof/report/wording/face-name'
import { capital } from '@soundroof/report/wording/number-text'
import { useMemo, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { SceneDrawing } from '../report/scene-drawing.tsx'
import classes from './roof-pane.module.css'

type FacesProps = { readonly layout: Layout; readonly frontFacing: number | null }

const withPanelsFirst = ({ planes }: Layout): readonly LaidPlane[] =>
  planes.toSorted((one, other) => other.panels.length - one.panels.length)

/** One face at a time, turned flat. */
export const Faces = ({ layout, frontFacing }: FacesProps) => {
  const say = useSay()
  const planes = withPanelsFirst(layout)
  const [name, setName] = useState(planes[0]?.name)
  const plane = planes.find((each) => each.name === name) ?? planes[0]
  const scene = useMemo(() => plane && facePlan(say, layout, plane, frontFacing), [say, layout, plane, frontFacing])
  if (plane === undefined || scene === undefined) return null
  return (
    <>
      {planes.length < 2 ? null : (
        <fieldset className={classes.faces}>
          <legend>{say('roofs.face')}</legend>
          {planes.map((each) => (
            <label key={each.name}>
              <input type="radio" checked={each === plane} onChange={() => setName(each.name)} />
              {capital(faceName(say, each.name, frontFacing))}
            </label>
          ))}
        </fieldset>
      )}
      <SceneDrawing scene={scene} caption={say('roofs.true-lengths-up-the-slope')} maxHeight={360} />
    </>
  )
}

/** The roof cut across, with its frames where it has them. */
export const Section = ({ project, layout }: { readonly project: ProjectDraft; readonly layout: Layout | null }) => {
  const say = useSay()
  const scene = useMemo(() => sectionDrawing(say, project, choices, layout), [say, project, layout])
  return scene ? (
    <SceneDrawing scene={scene} caption={say('roofs.purlin-spacing-and-rail-height-not')} maxHeight={380} />
  ) : null
}
