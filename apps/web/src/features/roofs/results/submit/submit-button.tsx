import { Button } from '@mantine/core'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import { useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { StoredProject } from '../project/use-stored-project.ts'
import { PhotosFirst } from './photos-first.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

/** Asks before it submits; a project from the desk needs its photos first. */
export const SubmitButton = ({ stored }: { readonly stored: StoredProject }) => {
  const say = useSay()

  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const { summary, project } = stored
  return (
    <>
      <Button onClick={() => setAsks(true)}>{say('roofs.submit-for-review')}</Button>
      {asks && isFromDesk(project) ? <PhotosFirst hash={summary.hash} project={project} onClose={close} /> : null}
      {asks && !isFromDesk(project) ? <SubmitDialog hash={summary.hash} onClose={close} /> : null}
    </>
  )
}
