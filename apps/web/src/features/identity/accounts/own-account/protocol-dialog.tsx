import { Button, Modal } from '@mantine/core'
import { deletionCountdown } from '@soundroof/contract/identity/account-deletion'
import { readDocument } from '../../../../components/documents/document.ts'
import { DocumentText } from '../../../../components/documents/document-text.tsx'
import protocolSource from '../../../../content/user-logout.md?raw'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useCountdown } from '../registration/use-countdown.ts'
import { ExportButton } from './own-data-panel.tsx'
import styles from './protocol-dialog.module.css'

const protocol = readDocument(protocolSource)

type Props = { readonly busy: boolean; readonly onDelete: () => void; readonly onCancel: () => void }

const Answers = ({ busy, onDelete, onCancel }: Props) => {
  const say = useSay()

  const left = useCountdown(deletionCountdown)
  return (
    <div className={styles.buttons}>
      <ExportButton />
      <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
        {say('components.cancel')}
      </Button>
      <Button color="red" onClick={onDelete} disabled={left > 0} loading={busy}>
        {left > 0 ? say('identity.delete-this-account-s', { left }) : say('identity.delete-this-account')}
      </Button>
    </div>
  )
}

/** What deleting means, and the final confirmation, enabled after the time to read it. */
export const ProtocolDialog = (props: Props) => (
  <Modal opened onClose={props.onCancel} title={protocol.title} size="lg" centered>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <section className={styles.text} aria-label={protocol.title} tabIndex={0}>
      <DocumentText document={protocol} />
    </section>
    <Answers {...props} />
  </Modal>
)
