import { reasonProblems } from '@soundroof/contract/platform/words'
import { documentNames } from '@soundroof/contract/roofs/documents/document'
import { documentVoiding } from '@soundroof/contract/roofs/documents/document-calls'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from '../use-change.ts'
import type { ListedDocument } from './void-words.ts'

type Props = { readonly document: ListedDocument; readonly change: Change; readonly onClose: () => void }

/** Withdraws an issued document for good. */
export const VoidDialog = ({ document: { code, kind, voiding }, change, onClose }: Props) => {
  const say = useSay()

  const isProposal = voiding?.how === 'propose'
  const { bind, busy, submit } = useCheckedForm({
    schema: documentVoiding,
    start: { reason: '' },
    problemsOf: reasonProblems,
    send: ({ reason }) =>
      change(() => call('voidDocument', { body: { code, reason } }), isProposal ? 'voidProposed' : 'documentVoided'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={say('review.void-the', { document: say(documentNames[kind]).toLowerCase() })}
      submitLabel={isProposal ? say('review.propose-to-void') : say('review.void-the-document')}
      danger
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{say('review.whoever-checks-its-code-reads-that', { code })}</p>
      {isProposal && <p>{say('review.a-colleague-signed-it-it-stays')}</p>}
      {voiding?.how === 'confirm' && voiding.proposal && <p>{say('review.proposed-it', { ...voiding.proposal })}</p>}
      <TextAreaField {...bind('reason')} hint={say('review.it-stands-in-the-audit-trail')} rows={3} required />
    </FormDialog>
  )
}
