import { Box, Group } from '@mantine/core'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { Link } from '@tanstack/react-router'
import { Moment } from '../../../../components/lists/moment.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { RoofThumbnail } from '../../../../components/roofs/roof-thumbnail.tsx'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { viewProject } from '../open-project.ts'
import { SiteAndWaiting } from '../site-and-waiting.tsx'
import styles from './jobs.module.css'

type Props = { readonly project: ProjectSummary }

const created = 1

/** The review is on the result page, so people with something to do there go there, with or without a result. */
const isOnResultPage = ({ hasResult, waitsFor, status }: ProjectSummary): boolean =>
  hasResult || waitsFor.length > 0 || status > created

/** Opens the job; so does a click anywhere on the card. */
const Title = ({ project }: Props) =>
  isOnResultPage(project) ? (
    <Link className={styles.open} to="/project_result" search={{ project: project.hash }}>
      {titleOf(project)}
    </Link>
  ) : (
    <button type="button" className={styles.open} onClick={() => viewProject(project)}>
      {titleOf(project)}
    </button>
  )

export const JobCard = ({ project }: Props) => (
  <li className={styles.job} data-waiting={project.waitsFor.length > 0}>
    <RoofThumbnail {...project} />
    <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Box component="h3" m={0} fz="1rem" fw={640}>
        <Title project={project} />
      </Box>
      <SiteAndWaiting project={project} />
      <Group component="p" gap="4px 14px" m={0} mt={8} fz="sm" c="dimmed">
        <VerdictBadge project={project} />
        {project.status > created && <StatusBadge status={project.status} />}
        <Moment at={project.updatedAt} />
      </Group>
    </Box>
  </li>
)
