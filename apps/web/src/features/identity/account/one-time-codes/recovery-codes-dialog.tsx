import { Button, Group, Text } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { CopyTextButton, ShownOnceDialog } from '../../../../components/page/shown-once-dialog.tsx'
import { saveFile } from '../../../../platform/api/download.ts'
import { useSession } from '../../../../platform/session/session.ts'
import styles from './one-time-codes.module.css'

const fileName = 'soundroof-recovery-codes.txt'

const fileText = (email: string, codes: readonly string[]): string =>
  [
    text('Recovery codes for Soundroof, {email}', { email }),
    text('Each code works once, in place of a code from your app.'),
    '',
    ...codes,
    '',
  ].join('\r\n')

const SaveCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const email = useSession()?.customer.email ?? ''
  const save = () => saveFile(new Blob([fileText(email, codes)], { type: 'text/plain;charset=utf-8' }), fileName)
  return (
    <Group>
      <CopyTextButton value={codes.join('\n')} />
      <Button variant="default" onClick={save}>
        {text('Save as a file')}
      </Button>
    </Group>
  )
}

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

export const RecoveryCodesDialog = ({ codes, onDone }: Props) => (
  <ShownOnceDialog title={text('Your recovery codes')} savedLabel={text('I have saved these codes')} onDone={onDone}>
    <Text>
      {text(
        'If you lose your authenticator app, log in with one of these codes. Each works once. They are shown only now: keep them away from your phone.',
      )}
    </Text>
    <ul className={styles.codes} aria-label={text('Recovery codes')}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <SaveCodes codes={codes} />
  </ShownOnceDialog>
)
