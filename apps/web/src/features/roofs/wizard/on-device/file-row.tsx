import { Button, Group } from '@mantine/core'
import { asBuiltSubjectTitles } from '@soundroof/contract/review/as-built/as-built-record'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import entries from '../../../../components/page/entries.module.css'
import { whyNotStored } from '../../../../platform/device/not-stored.ts'
import { evidenceCategory } from '../../../../platform/draft/kept-evidence.ts'
import { ask } from '../../../../platform/question.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { removeFile, retryFile } from '../photos/upload-manager.ts'
import { tellNotRead } from '../problems/tell-storage.ts'
import { saveKeptFile } from './everything.ts'
import type { FileState } from './file-state.ts'
import { shownSize } from './shown-size.ts'
import type { Kept } from './use-kept-here.ts'

const plainStates = {
  saved: 'roofs.saved-here-not-sent',
  'no-signal': 'roofs.saved-here-no-signal',
  waiting: 'components.waiting',
  sent: 'roofs.sent',
} as const

const idle: readonly FileState['kind'][] = ['saved', 'no-signal', 'unsaved', 'refused']

const stateWords = (say: Say, state: FileState): string => {
  if (state.kind === 'sending') return say('roofs.sending-share', { share: Math.round(state.progress * 100) })
  if (state.kind === 'unsaved') return say(state.why)
  if (state.kind === 'refused') return say('roofs.refused-because', { why: say(state.why) })
  return say(plainStates[state.kind])
}

const titleOf = (say: Say, { draft, array }: Kept): string => {
  if (draft) return draftTitle(say, draft)
  return array ? array.title : say('roofs.of-no-project')
}

const subjectOf = (say: Say, { record, array }: Kept): string => {
  const photo = array?.waiting.find(({ id }) => id === record.id)
  if (photo) return say.named(asBuiltSubjectTitles[photo.subject])
  if (record.category === 'as-built') return say('roofs.finished-array')
  return say({ code: fieldOf('photos', record.category as FileCategory).label })
}

const placeOf = (say: Say, kept: Kept): string => {
  const { category, size } = kept.record
  const what =
    category === evidenceCategory ? [say('roofs.evidence-of-a-proposal')] : [titleOf(say, kept), subjectOf(say, kept)]
  return [...what, shownSize(say, size)].join(' · ')
}

type Props = { readonly kept: Kept; readonly onChange: () => void }

const deleteAsked = async ({ record }: Kept): Promise<void> => {
  const answer = await ask({
    title: 'roofs.delete-file-title',
    text: { code: 'roofs.delete-file-text', values: { name: record.name } },
    confirmLabel: 'roofs.delete-from-device',
    cancelLabel: 'roofs.keep',
  })
  if (answer === 'confirm') await removeFile(record.id)
}

const exportOrSay = async (kept: Kept): Promise<void> => {
  const outcome = await saveKeptFile(kept).catch(whyNotStored)
  if (outcome === false) toast('fileLostOnDevice', 'problem')
  else if (outcome !== true) tellNotRead(outcome)
}

/** A file on the device: what happens to it, to send again, to save or to delete. */
export const FileRow = ({ kept, onChange }: Props) => {
  const say = useSay()
  const { record, draft, array, state } = kept
  const { name } = record
  const isIdle = idle.includes(state.kind)
  return (
    <li className={entries.entry}>
      <div className={entries.words}>
        <p className={entries.name}>{name}</p>
        <p className={entries.detail}>{placeOf(say, kept)}</p>
        <p className={entries.detail} data-state={state.kind}>
          {stateWords(say, state)}
        </p>
      </div>
      {state.kind === 'sent' ? null : (
        <Group gap={8}>
          {isIdle && (draft ?? array) && (
            <Button
              size="md"
              mih={48}
              variant="default"
              aria-label={say('roofs.send-again-named', { name })}
              onClick={() => retryFile(record.id)}
            >
              {say('shell.try-again')}
            </Button>
          )}
          <Button
            size="md"
            mih={48}
            variant="default"
            aria-label={say('roofs.export-named', { name })}
            onClick={() => void exportOrSay(kept)}
          >
            {say('roofs.export')}
          </Button>
          <Button
            size="md"
            mih={48}
            variant="subtle"
            color="red"
            c="var(--danger-text)"
            aria-label={say('roofs.delete-named', { name })}
            onClick={() => void deleteAsked(kept).then(onChange)}
          >
            {say('roofs.delete-from-device')}
          </Button>
        </Group>
      )}
    </li>
  )
}
