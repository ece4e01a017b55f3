import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { lazy, Suspense } from 'react'
import { AsBuiltNote } from '../../features/review/as-built/as-built-note.tsx'
import { GivenUpNote } from '../../features/review/projects/customer/given-up-note.tsx'
import { ReviewPanel } from '../../features/review/projects/customer/review-panel.tsx'
import { ReconsiderationNote } from '../../features/roofs/results/reconsideration-note.tsx'
import { ResultPage } from '../../features/roofs/results/result-page.tsx'

/** The result of a project, with its review and what was built of it. */
export const ProjectResult = () => (
  <ResultPage
    standing={({ summary: { hash, status, reconsideredSince } }) => (
      <GivenUpNote hash={hash} status={status} otherwise={<ReconsiderationNote since={reconsideredSince} />} />
    )}
    review={({ summary: { hash, status, hasResult }, project }) => (
      <>
        <ReviewPanel hash={hash} photos={project.photos} />
        {hasResult && <AsBuiltNote hash={hash} title={displayName(project)} status={status} />}
      </>
    )}
  />
)

const LateAsBuilt = lazy(async () => {
  const { AsBuilt } = await import('./as-built.tsx')
  return { default: AsBuilt }
})

/** What was built of it: led to from here, so that the first load names the files of both once. */
export const AsBuilt = () => (
  <Suspense>
    <LateAsBuilt />
  </Suspense>
)
