import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { type ZoneInRow, zonesInRow } from './shown-zones.ts'
import classes from './verdict.module.css'
import { ZoneCode } from './zone-code.tsx'
import { zoneFacts, zoneStatusLabels, zoneStatusOf } from './zone-words.ts'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }

const Row = ({ zone, look, project }: ZoneInRow & Pick<Props, 'project'>) => {
  const say = useSay()

  const status = zoneStatusOf(zone)
  const { rails, spacing } = zoneFacts(say, zone, project)
  const otherwise = ifSupportWords(say, zone)
  return (
    <tr data-status={status}>
      <th scope="row">
        <ZoneCode look={look} />
        <span>
          {say(zone.title)}
          {zone.note === undefined ? null : <small>{zone.note}</small>}
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
          {status === 'none' ? say('roofs.not-on-this-roof') : say(zoneStatusLabels.clear)}
          {otherwise === null ? null : <small>{otherwise}</small>}
        </td>
      )}
    </tr>
  )
}

/** Names a fixing once that several zones share. */
const fixingsOf = (say: Say, rows: readonly ZoneInRow[], project: ProjectDraft): readonly string[] => {
  const installed = rows.filter(({ zone }) => zone.installable)
  return [...new Set(installed.map(({ zone }) => zoneFacts(say, zone, project).fixing))]
}

/** Each zone in a line: rails and spacing, or keep clear. */
export const WhereAndHow = ({ project, result }: Props) => {
  const say = useSay()

  const rows = zonesInRow(say, result)
  const fixings = fixingsOf(say, rows, project)
  return (
    <div className={classes.where}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('roofs.zone')}</th>
            <th scope="col">{say('roofs.rails-per-panel')}</th>
            <th scope="col">{say('roofs.fixings-every')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.zone.title} {...row} project={project} />
          ))}
        </tbody>
      </table>
      {fixings.map((fixing) => (
        <p key={fixing}>{say('roofs.fixing-fixing', { fixing })}</p>
      ))}
    </div>
  )
}
