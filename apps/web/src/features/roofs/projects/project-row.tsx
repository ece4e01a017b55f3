import { Button } from '@mantine/core'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { DownloadButton } from '../../../components/page/download-button.tsx'
import { StatusBadge } from '../../../components/page/status-badge.tsx'
import { reviewFileName } from '../../../platform/api/review-file-name.ts'
import { openInWizard } from '../../../platform/draft/open-project.ts'
import { goTo } from '../../../platform/navigation.ts'
import { shownDay, shownMoment } from '../../../platform/shown-date.ts'
import { titleOf } from './project-filter.ts'
import styles from './project-row.module.css'

const delivered = 5

const resultOf = ({ hash }: ProjectSummary): string => `/project_result?project=${encodeURIComponent(hash)}`

/** An engineer stays named after returning a project. */
const wasSubmitted = ({ status, engineerName }: ProjectSummary): boolean => status > 1 || engineerName !== ''

/** Opens the result where there is one, else the wizard. */
const view = (project: ProjectSummary): void => {
  if (project.hasResult) goTo(resultOf(project))
  else void openInWizard(project.hash)
}

const Facts = ({ project }: { readonly project: ProjectSummary }) => (
  <dl className={styles.facts}>
    <div>
      <dt>Update At</dt>
      <dd>{shownMoment(project.updatedAt)}</dd>
    </div>
    <div>
      <dt>Delivery Date</dt>
      <dd>{project.deliveryDate ? shownDay(project.deliveryDate) : '–'}</dd>
    </div>
    <div>
      <dt>Engineer name</dt>
      <dd>{project.engineerName || '–'}</dd>
    </div>
  </dl>
)

type Props = { readonly project: ProjectSummary; readonly onDelete: () => void }

export const ProjectRow = ({ project, onDelete }: Props) => {
  const { reportFile, reviewFile } = project
  const title = titleOf(project)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <StatusBadge status={project.status} />
        </div>
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
            title={`Download the review of ${title}`}
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
            aria-label={`Open the report of ${title}`}
          >
            Report
          </Button>
        )}
        {project.status < firstReadOnlyStatus && (
          <Button
            size="sm"
            variant="default"
            aria-label={`Edit ${title}`}
            onClick={() => void openInWizard(project.hash)}
          >
            Edit
          </Button>
        )}
        <Button size="sm" variant="default" aria-label={`View ${title}`} onClick={() => view(project)}>
          View
        </Button>
        {wasSubmitted(project) && (
          <Button size="sm" variant="default" aria-label={`Review of ${title}`} onClick={() => goTo(resultOf(project))}>
            Review
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          color="red"
          className={styles.delete}
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
