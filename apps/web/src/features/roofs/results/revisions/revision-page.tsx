import { Button, Skeleton } from '@mantine/core'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { InputSections } from '../project/input-sections.tsx'
import { PhotoGallery } from '../project/photo-gallery.tsx'
import { useIssuedResult, useRevision } from '../project/use-stored-project.ts'
import pageClasses from '../result-page.module.css'
import { OwnDrawnResult } from './drawn-result.tsx'
import classes from './revisions.module.css'
import { useRevisions } from './use-revisions.ts'

type Props = { readonly hash: string; readonly revision: number }

const revisionsPath = (hash: string): string => `/project_revisions?project=${encodeURIComponent(hash)}`

/** An earlier revision as saved, with its result; read-only. */
export const RevisionPage = ({ hash, revision }: Props) => {
  const say = useSay()

  const { data: stored, isLoading } = useRevision(hash, revision)
  const { data: revisions } = useRevisions(hash)
  // Never the result in the address, which may be of another roof.
  const resultId = revisions?.find((saved) => saved.revision === revision)?.result ?? undefined
  const { data: issued } = useIssuedResult(resultId === undefined ? '' : hash, resultId)
  const title = say('components.revision', { revision })
  const back = (
    <Button variant="default" onClick={() => goTo(revisionsPath(hash))}>
      {say('roofs.revisions')}
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
    <PageFrame
      title={say('components.revision-project-revision', { project: displayName(project), revision })}
      width="wide"
      actions={back}
    >
      <div className={pageClasses.page}>
        <Panel tone="quiet">
          <p className={classes.words}>
            {say('roofs.saved', { moment: shownMoment(say, summary.updatedAt) })}{' '}
            {issued
              ? say('roofs.calculated-by-engine-with-catalogue', {
                  moment: shownMoment(say, issued.issued_at),
                  engine: issued.result.engineVersion,
                  catalogue: issued.result.catalogueVersion,
                  editions: issued.result.editions.join('; '),
                })
              : say('roofs.this-revision-has-no-result')}
          </p>
        </Panel>
        {issued ? <OwnDrawnResult hash={hash} issued={issued} revision={revision} project={project} /> : null}
      </div>
      <h2 className={classes.title}>{say('components.inputs')}</h2>
      <InputSections project={project} photos={<PhotoGallery project={project} />} />
    </PageFrame>
  )
}
