import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { HomePage } from '../../features/roofs/projects/home-page.tsx'
import { useSession } from '../../platform/session/session.ts'
import { withWords } from '../../platform/words/words.ts'

const JobsPage = lazy(() =>
  withWords(import('../../features/roofs/projects/jobs/jobs-page.tsx'), 'roofs', 'report').then((loaded) => ({
    default: loaded.JobsPage,
  })),
)

/** For visitors the product, for people logged in their projects. */
export const Home = () =>
  useSession() === null ? (
    <HomePage />
  ) : (
    <Suspense fallback={<Skeleton height="100dvh" radius="lg" />}>
      <JobsPage />
    </Suspense>
  )
