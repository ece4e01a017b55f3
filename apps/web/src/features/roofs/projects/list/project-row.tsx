import { Button } from '@mantine/core'
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
import { resultPath, viewProject } from '../open-project.ts'
import { SiteAndWaiting } from '../site-and-waiting.tsx'
import styles from './project-row.module.css'

const delivered = 5

/** An engineer stays named after returning a project. */
const wasSubmitted = ({ status, engineerName }: ProjectSummary): boolean =>
  status > statusOf.created || engineerName !== ''

const Facts = ({ project }: { readonly project: ProjectSummary }) => {
  const say = useSay()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('roofs.update-at')}</dt>
        <dd>{shownMoment(say, project.updatedAt)}</dd>
      </div>
      <div>
        <dt>{say('roofs.delivery-date')}</dt>
        <dd>{project.deliveryDate ? shownDay(say, project.deliveryDate) : '–'}</dd>
      </div>
      <div>
        <dt>{say('roofs.engineer-name')}</dt>
        <dd>{project.engineerName || '–'}</dd>
      </div>
    </dl>
  )
}

type Props = {
  readonly project: ProjectSummary
  /** Its name among the other roofs of the project; they stand below one heading. */
  readonly roof?: string
  readonly onDelete: () => void
}

export const ProjectRow = ({ project, roof, onDelete }: Props) => {
  const say = useSay()

  const { reportFile, reviewFile } = project
  const title = titleOf(project)
  const Heading = roof === undefined ? 'h2' : 'h3'
  return (
    <li className={styles.row}>
      <RoofThumbnail {...project} />
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title}>{roof ?? title}</Heading>
          <VerdictBadge project={project} />
          <StatusBadge status={project.status} />
        </div>
        <SiteAndWaiting project={project} />
        <Facts project={project} />
        {project.codedWarnings?.map((warning) => (
          <p key={JSON.stringify(warning)} className={styles.warning}>
            {say(warning)}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {project.status === delivered && reviewFile && (
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
        {project.status < firstReadOnlyStatus && (
          <Button
            size="sm"
            variant="default"
            aria-label={say('roofs.edit-title', { title })}
            onClick={() => void openInWizard(project.hash)}
          >
            {say('roofs.edit')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={say('roofs.view', { title })}
          onClick={() => viewProject(project)}
        >
          {say('components.view')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={say('roofs.copy-title', { title })}
          onClick={() => void copyInWizard(project.hash)}
        >
          {say('components.copy')}
        </Button>
        {wasSubmitted(project) && (
          <Button
            size="sm"
            variant="default"
            aria-label={say('roofs.review-of', { title })}
            onClick={() => goTo(resultPath(project))}
          >
            {say('components.review')}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          color="red"
          className={styles.delete}
          aria-label={say('roofs.delete-title', { title })}
          onClick={onDelete}
        >
          {say('components.delete')}
        </Button>
      </div>
    </li>
  )
}
