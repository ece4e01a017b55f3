import { Box, Group } from '@mantine/core'
import type { ArrayOutline } from '@soundroof/contract/roofs/panel-layout/array-calls'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { Moment } from '../../../../components/lists/moment.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { titleOf } from '../../../../components/roofs/project-title.ts'
import { RoofThumbnail } from '../../../../components/roofs/roof-thumbnail.tsx'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { OpenTitle } from '../site/open-title.tsx'
import { SiteAndWaiting } from '../site/site-and-waiting.tsx'
import styles from './jobs.module.css'

type Props = { readonly project: ProjectSummary; readonly panels: ArrayOutline['panels'] | undefined }

export const JobCard = ({ project, panels }: Props) => (
  <li className={styles.job} data-waiting={project.waitsFor.length > 0}>
    <RoofThumbnail {...project} panels={panels} />
    <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Box component="h3" m={0} fz="1rem" fw={640}>
        <OpenTitle project={project} isCard>
          {titleOf(project)}
        </OpenTitle>
      </Box>
      <SiteAndWaiting project={project} />
      <Group component="p" gap="4px 14px" m={0} mt={8} fz="sm" c="dimmed">
        <VerdictBadge project={project} />
        {project.status > statusOf.created && <StatusBadge status={project.status} />}
        <Moment at={project.updatedAt} />
      </Group>
    </Box>
  </li>
)
