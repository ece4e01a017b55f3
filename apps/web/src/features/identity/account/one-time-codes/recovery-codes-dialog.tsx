import { Button, Checkbox, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { saveFile } from '../../../../platform/api/download.ts'
import { useSession } from '../../../../platform/session/session.ts'
import styles from './one-time-codes.module.css'

const fileName = 'soundroof-recovery-codes.txt'

const fileText = (email: string, codes: readonly string[]): string =>
  [
    `Recovery codes for Soundroof, ${email}`,
    'Each code works once, in place of a code from your app.',
    '',
    ...codes,
    '',
  ].join('\r\n')

const SaveCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const email = useSession()?.customer.email ?? ''
  const save = () => saveFile(new Blob([fileText(email, codes)], { type: 'text/plain;charset=utf-8' }), fileName)
  return (
    <Group>
      {/* Browsers let pages copy in a secure context alone. */}
      {window.isSecureContext && (
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      )}
      <Button variant="default" onClick={save}>
        Save as a file
      </Button>
    </Group>
  )
}

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** The codes are shown only here, so the dialog cannot be closed by accident. */
export const RecoveryCodesDialog = ({ codes, onDone }: Props) => {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <Modal
      opened
      onClose={onDone}
      title="Your recovery codes"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>
          If you lose your authenticator app, log in with one of these codes. Each works once. They are shown only now:
          keep them away from your phone.
        </Text>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <SaveCodes codes={codes} />
        <Checkbox
          label="I have saved these codes"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.currentTarget.checked)}
        />
        <Button onClick={onDone} disabled={!isSaved}>
          Done
        </Button>
      </Stack>
    </Modal>
  )
}
