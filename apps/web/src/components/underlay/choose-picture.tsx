import { Button, FileButton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { acceptedImages } from '../../platform/pictures/picture-file.ts'
import { sendPicture } from '../../platform/taken/send-picture.ts'
import { useBusy } from '../../platform/use-busy.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { TracingProblem } from './tracing-problem.tsx'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'

type Props = { readonly label: string; readonly onPicture: (address: string) => void }

/** A picture from the device or the phone's camera; after a failed upload it can be sent again. */
export const ChoosePicture = ({ label, onPicture }: Props) => {
  const say = useSay()

  const [isSending, during] = useBusy()
  const [failed, setFailed] = useState<File | null>(null)
  const send = async (file: File | null): Promise<void> => {
    if (file === null) return
    setFailed(null)
    const address = await during(sendPicture(file))
    if (address === null) setFailed(file)
    else onPicture(address)
  }
  const choose = (file: File | null) => void send(file)
  return (
    <Stack gap={8} my="sm">
      <div className={classes.buttons}>
        <FileButton accept={acceptedImages} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" loading={isSending}>
              {label}
            </Button>
          )}
        </FileButton>
        <span className={classes.camera}>
          <FileButton accept="image/*" capture="environment" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" disabled={isSending}>
                {say('components.take-a-photo')}
              </Button>
            )}
          </FileButton>
        </span>
      </div>
      <Text role="status">{isSending ? tell(say, 'uploading') : ''}</Text>
      {failed === null ? null : (
        <TracingProblem role="alert">
          {tell(say, 'notSent', { name: failed.name })}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void send(failed)}>
            {say('shell.try-again')}
          </Button>
        </TracingProblem>
      )}
    </Stack>
  )
}
