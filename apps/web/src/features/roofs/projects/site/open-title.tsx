import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { Link } from '@tanstack/react-router'
import { viewProject } from './open-project.ts'
import styles from './open-title.module.css'

type Props = {
  readonly project: ProjectSummary
  readonly children: string
  /** A click anywhere on the card around it opens the project too. */
  readonly isCard?: boolean
}

/** The review is on the result page, so people with something to do there go there, with or without a result. */
const isOnResultPage = ({ hasResult, waitsFor, status }: ProjectSummary): boolean =>
  hasResult || waitsFor.length > 0 || status > statusOf.created

/** The name of a project opens it at every status: its result page, or the wizard where there is nothing yet. */
export const OpenTitle = ({ project, children, isCard = false }: Props) => {
  const look = { className: styles.open, 'data-card': isCard || undefined }
  return isOnResultPage(project) ? (
    <Link {...look} to="/project_result" search={{ project: project.hash }}>
      {children}
    </Link>
  ) : (
    <button type="button" {...look} onClick={() => viewProject(project)}>
      {children}
    </button>
  )
}
