import { say } from '@soundroof/contract/platform/messages'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { TileButton, TileLink, Tiles } from '../../../components/page/tiles.tsx'
import { call } from '../../../platform/api/api-client.ts'
import {
  resumeProject,
  startBlankProject,
  type UnfinishedProject,
  unfinishedProject,
} from '../../../platform/draft/draft-store.ts'
import { goTo } from '../../../platform/navigation.ts'
import { stepAddress } from '../../../platform/wizard-route.ts'
import styles from './project-page.module.css'

const startNew = () => goTo(stepAddress('header', startBlankProject()))

const resume = (unfinished: UnfinishedProject) => {
  const draft = resumeProject()
  if (draft) goTo(stepAddress(unfinished.step, draft))
}

const titleOf = ({ project: { header } }: UnfinishedProject): string =>
  [header.number, header.name].filter((part) => part !== '').join(' · ')

const newTile = {
  title: 'New Project',
  text: 'Describe a roof and its solar in five steps.',
  picture: <path d="M5 26 24 9l19 17M11 22v17h26V22M24 22v11M18.5 27.5h11" />,
}
const existingTile = {
  title: 'Existing Project',
  text: 'Find, edit or view a project, and download its review.',
  picture: <path d="M7 12h13l4 5h17v21H7zM14 25h20M14 31h13" />,
}

/** Asks whether to resume or discard the unfinished project. */
const useNewProject = () => {
  const [found, setFound] = useState<UnfinishedProject | null>(null)
  const begin = async () => {
    const answer = await call('checkToken')
    if (!answer.ok) return
    const unfinished = unfinishedProject()
    if (unfinished) setFound(unfinished)
    else startNew()
  }
  return { found, forget: () => setFound(null), begin }
}

export const ProjectPage = () => {
  const { found, forget, begin } = useNewProject()
  return (
    <PageFrame title="Project" lead="Start a new assessment or continue an existing one.">
      <Tiles>
        <TileButton {...newTile} onClick={() => void begin()} />
        <TileLink {...existingTile} to="/project_existing" />
      </Tiles>
      <ConfirmDialog
        opened={found !== null}
        title="Prompt Message"
        confirmLabel="Continue to finish"
        cancelLabel="Clear and create"
        onConfirm={() => found && resume(found)}
        onCancel={startNew}
        onClose={forget}
      >
        <p className={styles.question}>{say('unfinishedProject')}</p>
        {found && titleOf(found) !== '' && <p className={styles.which}>{titleOf(found)}</p>}
      </ConfirmDialog>
    </PageFrame>
  )
}
