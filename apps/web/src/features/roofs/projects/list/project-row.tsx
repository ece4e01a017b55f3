import { Box, Button, type ButtonProps, Group, Text } from '@mantine/core'
import type { ArrayOutline } from '@soundroof/contract/roofs/panel-layout/array-calls'
import { firstReadOnlyStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { DownloadButton } from '../../../../components/page/download-button.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { RoofThumbnail } from '../../../../components/roofs/roof-thumbnail.tsx'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { reviewFileName } from '../../../../platform/api/review-file-name.ts'
import { copyInWizard, openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { shownDay, shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { resultPath, viewProject } from '../site/open-project.ts'
import { OpenTitle } from '../site/open-title.tsx'
import { SiteAndWaiting } from '../site/site-and-waiting.tsx'
import styles from './project-row.module.css'

const delivered = 5

/** A returned project still names its engineer. */
const wasSubmitted = ({ status, engineerName }: ProjectSummary): boolean =>
  status > statusOf.created || engineerName !== ''

/** What a project does not have yet takes no room. */
const Facts = ({ project: { updatedAt, deliveryDate, engineerName } }: { readonly project: ProjectSummary }) => {
  const say = useSay()
  const facts = [
    ['roofs.update-at', shownMoment(say, updatedAt)],
    ['roofs.delivery-date', deliveryDate && shownDay(say, deliveryDate)],
    ['roofs.engineer-name', engineerName],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

type Props = {
  readonly project: ProjectSummary
  /** Name among the other roofs of the project, below one heading. */
  readonly roof?: string
  readonly panels: ArrayOutline['panels'] | undefined
  readonly onDelete: () => void
}

type ActionProps = ButtonProps & {
  readonly children: string
  /** Read out instead: it names the project. */
  readonly named: string
  readonly onClick: () => void
}

const Action = ({ named, ...button }: ActionProps) => (
  <Button size="sm" variant="default" aria-label={named} {...button} />
)

const Actions = ({ project, onDelete }: Omit<Props, 'roof' | 'panels'>) => {
  const say = useSay()

  const { hash, status, reportFile, reviewFile } = project
  const title = titleOf(project)
  return (
    <div className={styles.actions}>
      {status === delivered && reviewFile && (
        <DownloadButton
          size="sm"
          address={reviewFile}
          fileName={reviewFileName(title, reviewFile)}
          title={say('roofs.download-the-review-of', { title })}
        />
      )}
      {reportFile && (
        <Button
          component="a"
          href={reportFile}
          target="_blank"
          rel="noopener"
          size="sm"
          variant="default"
          aria-label={say('roofs.open-the-report-of', { title })}
        >
          {say('roofs.report')}
        </Button>
      )}
      {status < firstReadOnlyStatus && (
        <Action named={say('roofs.edit-title', { title })} onClick={() => void openInWizard(hash)}>
          {say('roofs.edit')}
        </Action>
      )}
      <Action named={say('roofs.view', { title })} onClick={() => viewProject(project)}>
        {say('components.view')}
      </Action>
      <Action named={say('roofs.copy-title', { title })} onClick={() => void copyInWizard(hash)}>
        {say('components.copy')}
      </Action>
      {wasSubmitted(project) && (
        <Action named={say('roofs.review-of', { title })} onClick={() => goTo(resultPath(project))}>
          {say('components.review')}
        </Action>
      )}
      {/* With automatic contrast, the theme's red gives white on a dark ground. */}
      <Action
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        named={say('roofs.delete-title', { title })}
        onClick={onDelete}
      >
        {say('components.delete')}
      </Action>
    </div>
  )
}

export const ProjectRow = ({ project, roof, panels, onDelete }: Props) => {
  const say = useSay()
  return (
    <li className={styles.row}>
      <RoofThumbnail {...project} panels={panels} />
      <div className={styles.words}>
        <Group gap="6px 12px">
          <Box component={roof === undefined ? 'h2' : 'h3'} m={0} miw={0} fz="1.05rem" fw={640} lts="-0.01em">
            <OpenTitle project={project}>{roof ?? titleOf(project)}</OpenTitle>
          </Box>
          <VerdictBadge project={project} />
          <StatusBadge status={project.status} />
        </Group>
        <SiteAndWaiting project={project} />
        <Facts project={project} />
        {project.codedWarnings.map((warning) => (
          <Text key={JSON.stringify(warning)} mt={8} fz="sm" c="var(--danger-text)">
            {say(warning)}
          </Text>
        ))}
      </div>
      <Actions project={project} onDelete={onDelete} />
    </li>
  )
}
