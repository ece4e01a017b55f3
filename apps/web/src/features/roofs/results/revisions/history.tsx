import { Skeleton } from '@mantine/core'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { RevisionList } from './revision-list.tsx'
import { useRevisions } from './use-revisions.ts'

/** Saved revisions, and the way to the records of the project. */
export const History = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  const { data: revisions } = useRevisions(hash)
  return (
    <>
      <ButtonLink variant="default" size="sm" w="fit-content" to="/project_Timeline" search={{ id: hash }}>
        {say('roofs.records-of-the-project')}
      </ButtonLink>
      <Panel title={say('roofs.saved-revisions-newest-first')}>
        {revisions ? <RevisionList hash={hash} revisions={revisions} /> : <Skeleton height={120} radius="lg" />}
      </Panel>
    </>
  )
}
