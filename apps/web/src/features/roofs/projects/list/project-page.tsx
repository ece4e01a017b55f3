import { Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DraftList } from '../../../../components/drafts/draft-list.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { TileButton, TileLink, Tiles } from '../../../../components/page/tiles.tsx'
import { goTo } from '../../../../platform/navigation.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { NewProject } from '../new-project.tsx'
import { noFilters } from './project-filter.ts'
import { ProjectList, useProjects } from './project-list.tsx'
import { ProjectSearch } from './project-search.tsx'

const newTile = (say: Say) => ({
  title: say('roofs.new-project'),
  text: say('roofs.describe-a-roof-and-its-solar'),
  picture: <path d="M5 26 24 9l19 17M11 22v17h26V22M24 22v11M18.5 27.5h11" />,
})
const existingTile = (say: Say) => ({
  title: say('roofs.existing-project'),
  text: say('roofs.find-edit-or-view-a-project'),
  picture: <path d="M7 12h13l4 5h17v21H7zM14 25h20M14 31h13" />,
})

/** For a company that has no project yet. */
const WorkedExample = () => {
  const say = useSay()
  return (
    <Group mt={28}>
      <ButtonLink variant="default" to="/example">
        {say('components.see-a-worked-example')}
      </ButtonLink>
    </Group>
  )
}

/** Below the tiles, so that most jobs are found without another page. */
const OwnProjects = () => {
  const [search, setSearch] = useState('')
  const { data } = useProjects(noFilters)
  if (data?.pages[0]?.projects.length === 0) return <WorkedExample />
  return (
    <Stack gap={14} mt={28}>
      <ProjectSearch text={search} onSearch={setSearch} />
      <ProjectList filters={{ ...noFilters, search }} />
    </Stack>
  )
}

/** New Project, pressed by the shortcut of the installed application: once, so that the way back leads to this page. */
const BegunByShortcut = ({ begin }: { readonly begin: () => void }) => {
  const { begin: asked }: { readonly begin?: string } = useSearch({ strict: false })
  const isDone = useRef(false)
  useEffect(() => {
    if (asked !== 'new' || isDone.current) return
    isDone.current = true
    goTo('/project', 'replace')
    begin()
  }, [asked, begin])
  return null
}

export const ProjectPage = () => {
  const say = useSay()
  const isLoggedIn = useSession() !== null
  return (
    <PageFrame title={say('shell.project')} width="wide" lead={say('roofs.start-a-new-assessment-or-continue')}>
      <Tiles>
        <NewProject>
          {(begin) => (
            <>
              <TileButton {...newTile(say)} onClick={begin} />
              <BegunByShortcut begin={begin} />
            </>
          )}
        </NewProject>
        <TileLink {...existingTile(say)} to="/project_existing" />
      </Tiles>
      <DraftList />
      {isLoggedIn && <OwnProjects />}
    </PageFrame>
  )
}
