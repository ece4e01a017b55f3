import { Button, Text } from '@mantine/core'
import { type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { exampleDocument, exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { useEffect } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { loadSubscription, useSubscription } from '../../../../platform/account/subscription.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useIssuedResult, useStoredProject } from '../project/use-stored-project.ts'
import { WithoutProject } from '../project/without-project.tsx'
import { Issued } from '../result-page.tsx'
import { ActionMenu } from '../workspace/action-menu.tsx'
import { reportNames } from '../workspace/project-actions.tsx'
import { ProjectBar, WorkspaceFrame } from '../workspace/project-bar.tsx'

const DocumentLink = ({ kind }: { readonly kind: ReportKind }) => {
  const say = useSay()
  return (
    <Button
      component="a"
      href={exampleDocument(kind)}
      target="_blank"
      rel="noopener"
      variant="subtle"
      fullWidth
      justify="start"
      size="sm"
      mih={40}
    >
      {say(reportNames[kind])}
    </Button>
  )
}

const Actions = () => {
  const say = useSay()
  return (
    <>
      <ActionMenu label={say('roofs.documents')}>
        {reportKinds.map((kind) => (
          <DocumentLink key={kind} kind={kind} />
        ))}
      </ActionMenu>
      <ButtonLink to="/project">{say('roofs.new-project')}</ButtonLink>
    </>
  )
}

/** `/example`: a roof that the engine has calculated, to look at before one pays. */
export const ExamplePage = () => {
  const say = useSay()

  const subscription = useSubscription()
  useEffect(() => {
    if (subscription === null) void loadSubscription()
  }, [subscription])
  const { data: stored, isLoading } = useStoredProject(exampleHash, { awaitReport: false })
  const { data: issued, isLoading: isCalculating } = useIssuedResult(exampleHash, undefined)
  if (!stored || !issued)
    return <WithoutProject title={say('roofs.worked-example')} isLoading={isLoading || isCalculating} />
  return (
    <WorkspaceFrame>
      <ProjectBar
        title={siteAddress(stored.project.building)}
        sub={<span>{say('roofs.worked-example')}</span>}
        actions={<Actions />}
      />
      <Text c="dimmed" maw="80ch" mb={14}>
        {say('roofs.example-is-read-only')}
      </Text>
      <Issued stored={stored} issued={issued} />
    </WorkspaceFrame>
  )
}
