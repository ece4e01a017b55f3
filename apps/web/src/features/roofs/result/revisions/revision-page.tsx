import { Button, Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { InputSections } from '../project/input-sections.tsx'
import { PhotoGallery } from '../project/photo-gallery.tsx'
import { useIssuedResult, useRevision } from '../project/use-stored-project.ts'
import { ResultSection } from '../zones/result-section.tsx'
import classes from './revisions.module.css'

type Props = { readonly hash: string; readonly revision: number; readonly resultId: string | undefined }

const revisionsPath = (hash: string): string => `/project_revisions?project=${encodeURIComponent(hash)}`

/** An earlier revision as it was saved, with the result that was issued for it: to read only. */
export const RevisionPage = ({ hash, revision, resultId }: Props) => {
  const { data: stored, isLoading } = useRevision(hash, revision)
  const { data: issued } = useIssuedResult(resultId === undefined ? '' : hash, resultId)
  const title = `Revision ${revision}`
  const back = (
    <Button variant="default" onClick={() => goTo(revisionsPath(hash))}>
      Revisions
    </Button>
  )
  if (isLoading)
    return (
      <PageFrame title={title} width="wide">
        <Skeleton height={420} radius="lg" />
      </PageFrame>
    )
  if (!stored)
    return (
      <PageFrame title={title} width="wide">
        <EmptyState title={say('revisionUnknown', { revision })} action={back} />
      </PageFrame>
    )
  const { project, summary } = stored
  return (
    <PageFrame title={`${displayName(project)}, revision ${revision}`} width="wide" actions={back}>
      <Panel tone="quiet">
        <p className={classes.words}>
          {`Saved ${shownMoment(summary.updatedAt)}. `}
          {issued
            ? `Calculated ${shownMoment(issued.issued_at)} by engine ${issued.result.engineVersion} with catalogue ${issued.result.catalogueVersion}; ${issued.result.editions.join('; ')}.`
            : 'This revision has no result.'}
        </p>
      </Panel>
      {issued ? <ResultSection project={project} result={issued.result} zoneAdvice={[]} advice={null} /> : null}
      <h2 className={classes.title}>Inputs</h2>
      <InputSections project={project} photos={<PhotoGallery project={project} />} />
    </PageFrame>
  )
}
