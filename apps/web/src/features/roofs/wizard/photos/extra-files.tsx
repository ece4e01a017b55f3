import { useState } from 'react'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { nameInAddress } from '../../../../platform/api/upload-form.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { helpOfField } from '../fields/help-of-field.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { acceptFiles } from './accept-files.ts'
import { addFiles } from './add-files.ts'
import { removeFromDraft } from './draft-files.ts'
import { DropArea } from './drop-area.tsx'
import { UploadProgress } from './photo-tile.tsx'
import classes from './photos.module.css'
import { removeFile, retryFile } from './upload-manager.ts'
import { canOnlyBeRemoved, countedFiles, queuedIn, type UploadQueue } from './upload-queue.ts'

type Props = { readonly step: StepState<'photos'>; readonly queue: UploadQueue }

const RemoveText = ({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) => {
  const say = useSay()
  return (
    <button type="button" className={classes.retry} aria-label={say('roofs.remove', { name })} onClick={onRemove}>
      {say('components.remove')}
    </button>
  )
}

const Files = ({ step, queue }: Props) => {
  return (
    <ul className={classes.files}>
      {step.draft.extra.map((address) => (
        <li key={address}>
          <span className={classes.fileName}>{nameInAddress(address)}</span>
          {step.readOnly ? null : (
            <RemoveText name={nameInAddress(address)} onRemove={() => removeFromDraft('extra', address)} />
          )}
        </li>
      ))}
      {queue.map((file) => (
        <li key={file.id}>
          <span className={classes.fileName}>{file.name}</span>
          <UploadProgress file={file} onRetry={() => retryFile(file.id)} onRemove={() => removeFile(file.id)} />
          {canOnlyBeRemoved(file) ? null : <RemoveText name={file.name} onRemove={() => removeFile(file.id)} />}
        </li>
      ))}
    </ul>
  )
}

/** Files of any type. */
export const ExtraFiles = ({ step, queue: all }: Props) => {
  const say = useSay()

  const [messages, setMessages] = useState<readonly Message[]>([])
  const queue = queuedIn(all, 'extra')
  const add = (chosen: readonly File[]) => {
    const accepted = acceptFiles('extra', chosen, countedFiles(step.draft.extra.length, queue))
    if (accepted.messages[0]) toast(accepted.messages[0], 'problem')
    setMessages(accepted.messages)
    if (accepted.files.length > 0) addFiles(step.wizard.id, 'extra', accepted.files)
  }
  return (
    <Panel title={say('roofs.extra-files')}>
      <WithHelp {...helpOfField('photos', 'extra', step.project)}>
        <p className={classes.hint}>{say('roofs.drawings-old-reports-data-sheets-any')}</p>
      </WithHelp>
      <Files step={step} queue={queue} />
      <DropArea name="extra" label={say('roofs.extra-files')} disabled={step.readOnly} invalid={false} onFiles={add} />
      <div role="status" className={classes.errors}>
        {messages.map((message) => {
          const words = say(message)
          return <p key={words}>{words}</p>
        })}
      </div>
    </Panel>
  )
}
