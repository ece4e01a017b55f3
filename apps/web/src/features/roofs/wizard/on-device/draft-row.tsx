import { Button, Group } from '@mantine/core'
import { ChangedAt, CompareButton, OnOtherDevices } from '../../../../components/drafts/changed-elsewhere.tsx'
import { continueDraft } from '../../../../components/drafts/draft-list.tsx'
import { draftProgress, draftTitle } from '../../../../components/drafts/draft-words.ts'
import entries from '../../../../components/page/entries.module.css'
import { removeDraft, useKeeping, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { ask } from '../../../../platform/question.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { removeFile } from '../photos/upload-manager.ts'
import { saveDraftAsFile } from './everything.ts'

const deleteAsked = async (say: Say, draft: WizardDraft): Promise<void> => {
  const values = { title: draftTitle(say, draft), count: draft.unsent.length }
  const answer = await ask({
    title: 'roofs.delete-draft-title',
    text: { code: draft.unsent.length > 0 ? 'roofs.delete-draft-and-files' : 'roofs.delete-draft-text', values },
    confirmLabel: 'roofs.delete-from-device',
    cancelLabel: 'roofs.keep',
  })
  if (answer !== 'confirm') return
  await Promise.all(draft.unsent.map(({ id }) => removeFile(id)))
  removeDraft(draft.id)
}

/** A draft on the device, to go on with, to save or to delete. */
export const DraftRow = ({ draft }: { readonly draft: WizardDraft }) => {
  const say = useSay()
  const title = draftTitle(say, draft)
  const isRefused = useKeeping(draft.id) === 'refused'
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <p className={entries.name}>{title}</p>
        <p className={entries.detail}>{draftProgress(say, draft)}</p>
        {isRefused ? <p className={entries.detail}>{say('draftNotKept')}</p> : <ChangedAt draft={draft} />}
        <OnOtherDevices draft={draft} />
      </div>
      <Group gap={8}>
        <CompareButton draft={draft} />
        <Button
          size="md"
          mih={48}
          variant="default"
          aria-label={say('draftContinueNamed', { title })}
          onClick={() => continueDraft(draft)}
        >
          {say('draftContinue')}
        </Button>
        <Button
          size="md"
          mih={48}
          variant="default"
          aria-label={say('roofs.export-named', { name: title })}
          onClick={() => saveDraftAsFile(say, draft)}
        >
          {say('roofs.export')}
        </Button>
        <Button
          size="md"
          mih={48}
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          aria-label={say('roofs.delete-named', { name: title })}
          onClick={() => void deleteAsked(say, draft)}
        >
          {say('roofs.delete-from-device')}
        </Button>
      </Group>
    </li>
  )
}
