import { Button, Skeleton } from '@mantine/core'
import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useResultQuery } from '../project/result-query.ts'
import { useStoredProject } from '../project/use-stored-project.ts'
import { CalculateAgain } from './calculate-again.tsx'
import { RevisionList } from './revision-list.tsx'
import { useRevisions } from './use-revisions.ts'

/** `/project_revisions`: every saved state, its changes, and the latest inputs calculated by the engine in force. */
export const RevisionsPage = () => {
  const say = useSay()

  const { hash } = useResultQuery()
  const { data: stored, isLoading: isWaiting } = useStoredProject(hash, { awaitReport: false })
  const { data: revisions, isLoading } = useRevisions(hash)
  if (isWaiting || isLoading)
    return (
      <PageFrame title={say('roofs.revisions')}>
        <Skeleton height={240} radius="lg" />
      </PageFrame>
    )
  if (!stored || !revisions)
    return (
      <PageFrame title={say('roofs.revisions')}>
        <EmptyState
          title={say('projectUnknown')}
          action={<ButtonLink to="/project_existing">{say('roofs.existing-project')}</ButtonLink>}
        />
      </PageFrame>
    )
  const { status } = stored.summary
  return (
    <PageFrame
      title={say('roofs.revisions')}
      lead={displayName(stored.project)}
      actions={
        <Button variant="default" onClick={() => goTo(`/project_result?project=${encodeURIComponent(hash)}`)}>
          {say('shell.project')}
        </Button>
      }
    >
      <Panel title={say('roofs.saved-revisions-newest-first')}>
        <RevisionList hash={hash} revisions={revisions} />
      </Panel>
      {revisions.some(({ result }) => result !== null) ? <CalculateAgain hash={hash} status={status} /> : null}
    </PageFrame>
  )
}
