import { Box, Button, Group, Modal } from '@mantine/core'
import { deletionCountdown } from '@soundroof/contract/identity/account-deletion'
import { readDocument } from '../../../../components/documents/document.ts'
import { DocumentText } from '../../../../components/documents/document-text.tsx'
import protocolSource from '../../../../content/user-logout.md?raw'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useCountdown } from '../registration/use-countdown.ts'
import { ExportButton } from './own-data-panel.tsx'

const protocol = readDocument(protocolSource)

type Props = { readonly busy: boolean; readonly onDelete: () => void; readonly onCancel: () => void }

const Answers = ({ busy, onDelete, onCancel }: Props) => {
  const say = useSay()

  const left = useCountdown(deletionCountdown)
  return (
    <Group justify="flex-end" gap="sm" mt="lg">
      <ExportButton />
      <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
        {say('components.cancel')}
      </Button>
      <Button color="red" onClick={onDelete} disabled={left > 0} loading={busy}>
        {left > 0 ? say('identity.delete-this-account-s', { left }) : say('identity.delete-this-account')}
      </Button>
    </Group>
  )
}

/** Explains the deletion; the final button works after the time to read it. */
export const ProtocolDialog = (props: Props) => (
  <Modal opened onClose={props.onCancel} title={protocol.title} size="lg" centered>
    {/* A region that scrolls must be reachable by keyboard. */}
    <Box component="section" mah="45vh" pr={8} style={{ overflowY: 'auto' }} aria-label={protocol.title} tabIndex={0}>
      <DocumentText document={protocol} />
    </Box>
    <Answers {...props} />
  </Modal>
)
