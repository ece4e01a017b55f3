import { text } from '@soundroof/contract/platform/text'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { type ZoneInRow, zonesInRow } from './shown-zones.ts'
import classes from './verdict.module.css'
import { ZoneCode } from './zone-code.tsx'
import { zoneFacts, zoneStatusLabels, zoneStatusOf } from './zone-words.ts'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }

const Row = ({ zone, look, project }: ZoneInRow & Pick<Props, 'project'>) => {
  const status = zoneStatusOf(zone)
  const { rails, spacing } = zoneFacts(zone, project)
  const otherwise = ifSupportWords(zone)
  return (
    <tr data-status={status}>
      <th scope="row">
        <ZoneCode look={look} />
        <span>
          {text(zone.title)}
          {zone.note === undefined ? null : <small>{text(zone.note)}</small>}
        </span>
      </th>
      {status === 'installable' ? (
        <>
          <td>
            {rails}
            {otherwise === null ? null : <small>{otherwise}</small>}
          </td>
          <td>{spacing}</td>
        </>
      ) : (
        <td colSpan={2}>
          {status === 'none' ? text('Not on this roof') : text(zoneStatusLabels.clear)}
          {otherwise === null ? null : <small>{otherwise}</small>}
        </td>
      )}
    </tr>
  )
}

/** A fixing that several zones share is said once. */
const fixingsOf = (rows: readonly ZoneInRow[], project: ProjectDraft): readonly string[] => {
  const installed = rows.filter(({ zone }) => zone.installable)
  return [...new Set(installed.map(({ zone }) => zoneFacts(zone, project).fixing))]
}

/** Each zone in a line: rails and spacing, or keep clear. */
export const WhereAndHow = ({ project, result }: Props) => {
  const rows = zonesInRow(result)
  const fixings = fixingsOf(rows, project)
  return (
    <div className={classes.where}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('Zone')}</th>
            <th scope="col">{text('Rails per panel')}</th>
            <th scope="col">{text('Fixings every')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.zone.title} {...row} project={project} />
          ))}
        </tbody>
      </table>
      {fixings.map((fixing) => (
        <p key={fixing}>{text('Fixing: {fixing}.', { fixing })}</p>
      ))}
    </div>
  )
}
