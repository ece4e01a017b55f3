import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
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
import { resultPath, viewProject } from '../open-project.ts'
import { SiteAndWaiting } from '../site-and-waiting.tsx'
import styles from './project-row.module.css'

const delivered = 5

/** An engineer stays named after returning a project. */
const wasSubmitted = ({ status, engineerName }: ProjectSummary): boolean => status > 1 || engineerName !== ''

const Facts = ({ project }: { readonly project: ProjectSummary }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{text('Update At')}</dt>
      <dd>{shownMoment(project.updatedAt)}</dd>
    </div>
    <div>
      <dt>{text('Delivery Date')}</dt>
      <dd>{project.deliveryDate ? shownDay(project.deliveryDate) : '–'}</dd>
    </div>
    <div>
      <dt>{text('Engineer name')}</dt>
      <dd>{project.engineerName || '–'}</dd>
    </div>
  </dl>
)

type Props = {
  readonly project: ProjectSummary
  /** Its name among the other roofs of the project; they stand below one heading. */
  readonly roof?: string
  readonly onDelete: () => void
}

export const ProjectRow = ({ project, roof, onDelete }: Props) => {
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
        {project.productWarnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {project.status === delivered && reviewFile && (
          <DownloadButton
            size="sm"
            address={reviewFile}
            fileName={reviewFileName(title, reviewFile)}
            title={text('Download the review of {title}', { title })}
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
            aria-label={text('Open the report of {title}', { title })}
          >
            {text('Report')}
          </Button>
        )}
        {project.status < firstReadOnlyStatus && (
          <Button
            size="sm"
            variant="default"
            aria-label={text('Edit {title}', { title })}
            onClick={() => void openInWizard(project.hash)}
          >
            {text('Edit')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={text('View {title}', { title })}
          onClick={() => viewProject(project)}
        >
          {text('View')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={text('Copy {title}', { title })}
          onClick={() => void copyInWizard(project.hash)}
        >
          {text('Copy')}
        </Button>
        {wasSubmitted(project) && (
          <Button
            size="sm"
            variant="default"
            aria-label={text('Review of {title}', { title })}
            onClick={() => goTo(resultPath(project))}
          >
            {text('Review')}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          color="red"
          className={styles.delete}
          aria-label={text('Delete {title}', { title })}
          onClick={onDelete}
        >
          {text('Delete')}
        </Button>
      </div>
    </li>
  )
}
