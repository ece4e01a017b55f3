import { Button, Flex, Group, Text } from '@mantine/core'
import { saveFile } from '../../../../platform/api/download.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { CopyTextButton, ShownOnceDialog } from '../shown-once-dialog.tsx'
import { secretLook } from './secret-look.ts'

const fileName = 'soundroof-recovery-codes.txt'

const fileText = (say: Say, email: string, codes: readonly string[]): string =>
  [
    say('identity.recovery-codes-for-soundroof', { email }),
    say('identity.each-code-works-once-in-place'),
    '',
    ...codes,
    '',
  ].join('\r\n')

const SaveCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const say = useSay()

  const email = useSession()?.customer.email ?? ''
  const save = () => saveFile(new Blob([fileText(say, email, codes)], { type: 'text/plain;charset=utf-8' }), fileName)
  return (
    <Group>
      <CopyTextButton value={codes.join('\n')} />
      <Button variant="default" onClick={save}>
        {say('identity.save-as-a-file')}
      </Button>
    </Group>
  )
}

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

export const RecoveryCodesDialog = ({ codes, onDone }: Props) => {
  const say = useSay()
  return (
    <ShownOnceDialog
      title={say('identity.your-recovery-codes')}
      savedLabel={say('identity.i-have-saved-these-codes')}
      onDone={onDone}
    >
      <Text>{say('identity.if-you-lose-your-authenticator-app')}</Text>
      {/* A code fits on one line of a phone. */}
      <Flex
        component="ul"
        direction="column"
        fz={14}
        lh={1.8}
        {...secretLook}
        aria-label={say('identity.recovery-codes')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Flex>
      <SaveCodes codes={codes} />
    </ShownOnceDialog>
  )
}
