import { Box, Group, Skeleton } from '@mantine/core'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { DraftList } from '../../../../components/drafts/draft-list.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { PageFrame, productName } from '../../../../components/page/page-frame.tsx'
import { useBegunDrafts } from '../../../../platform/draft/draft-store.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useArrays } from '../site/use-arrays.ts'
import { JobCard } from './job-card.tsx'
import styles from './jobs.module.css'
import { nextStep } from './next-step.ts'
import { NextStepCard } from './next-step-card.tsx'
import { QuotaCard } from './quota-card.tsx'
import { useJobs } from './use-jobs.ts'

type ListProps = {
  readonly title: string
  readonly projects: readonly ProjectSummary[]
  readonly isAll: boolean
}

const Jobs = ({ title, projects, isAll }: ListProps) => {
  const say = useSay()
  const arrays = useArrays(projects)
  return (
    <section aria-label={title}>
      <Group justify="space-between" align="baseline" gap="4px 20px" mb={12}>
        <Box component="h2" m={0} fz="1.2rem" fw={660} lts="-0.01em">
          {title}
        </Box>
        {!isAll && <TextLink to="/project_existing">{say('roofs.all-projects')}</TextLink>}
      </Group>
      <ul className={styles.jobs}>
        {projects.map((project) => (
          <JobCard key={project.hash} project={project} panels={arrays.get(project.hash)} />
        ))}
      </ul>
    </section>
  )
}

const none: readonly ProjectSummary[] = []

type ListsProps = {
  readonly waiting: readonly ProjectSummary[]
  readonly recent: readonly ProjectSummary[]
  readonly isAll: boolean
  readonly hasDrafts: boolean
}

const Lists = ({ waiting, recent, isAll, hasDrafts }: ListsProps) => {
  const say = useSay()

  const others = recent.filter(({ hash }) => !waiting.some((job) => job.hash === hash))
  if (waiting.length + others.length === 0)
    return hasDrafts ? null : (
      <EmptyState title={say('roofs.no-projects-yet')}>
        {say('roofs.projects-that-you-calculate-appear-here')}
      </EmptyState>
    )
  return (
    <>
      {waiting.length > 0 && <Jobs title={say('roofs.waiting-for-you')} projects={waiting} isAll />}
      {others.length > 0 && <Jobs title={say('roofs.latest-projects')} projects={others} isAll={isAll} />}
    </>
  )
}

/** Home page of a person logged in: next step, calculations left this month, and jobs. */
export const JobsPage = () => {
  const say = useSay()

  const { data, isError, refetch } = useJobs()
  const drafts = useBegunDrafts()
  const name = useSession()?.customer.name
  return (
    <PageFrame
      title={say('roofs.your-projects')}
      width="wide"
      lead={
        name ? say('roofs.welcome-to', { productName, name }) : say('roofs.welcome-to-productname', { productName })
      }
    >
      <div className={styles.page}>
        <div className={styles.top}>
          <NextStepCard step={nextStep(data?.waiting ?? none, drafts)} />
          <QuotaCard />
        </div>
        {!data && !isError && <Skeleton height="100dvh" radius="lg" aria-hidden="true" />}
        {isError && <LoadFailed title={say('roofs.the-projects-could-not-be-loaded')} retry={refetch} />}
        <DraftList />
        {data && <Lists {...data} hasDrafts={drafts.length > 0} />}
      </div>
    </PageFrame>
  )
}
