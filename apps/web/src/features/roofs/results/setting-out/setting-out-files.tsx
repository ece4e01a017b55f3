import { Button } from '@mantine/core'
import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { faceDxf } from '@soundroof/report/files/face-dxf'
import { fileNameOf } from '@soundroof/report/files/file-name'
import { positionsCsv } from '@soundroof/report/files/positions-csv'
import { faceName } from '@soundroof/report/wording/face-name'
import { capital } from '@soundroof/report/wording/number-text'
import { saveFile } from '../../../../platform/api/download.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from '../panel-layout/parts/parts.module.css'

type Props = {
  readonly project: ProjectDraft
  readonly layout: Layout
}

/** What a crew or a designer sets out from in another program: positions of all faces, and a drawing of each. */
export const SettingOutFiles = ({ project, layout }: Props) => {
  const say = useSay()
  const { name, number } = project.header
  const { frontFacing } = project.building
  const faces = layout.planes.filter(({ panels }) => panels.length > 0)
  const savePositions = () =>
    saveFile(
      new Blob([positionsCsv(say, layout, frontFacing)], { type: 'text/csv;charset=utf-8' }),
      fileNameOf([number, name], 'csv'),
    )
  const saveFace = (plane: LaidPlane) =>
    saveFile(
      new Blob([faceDxf(say, plane, layout, { title: name, frontFacing })], { type: 'image/vnd.dxf' }),
      fileNameOf([number, name, faceName(say, plane.name, frontFacing)], 'dxf'),
    )
  return faces.length === 0 ? null : (
    <div className={classes.buttons}>
      <Button variant="default" onClick={savePositions}>
        {say('report.positions-csv')}
      </Button>
      {faces.map((plane) => (
        <Button key={plane.name} variant="default" onClick={() => saveFace(plane)}>
          {say('report.face-dxf', { face: capital(faceName(say, plane.name, frontFacing)) })}
        </Button>
      ))}
    </div>
  )
}
