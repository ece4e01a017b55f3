import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { acceptedImages } from '../../platform/pictures/picture-file.ts'
import { sendPicture } from '../../platform/pictures/send-picture.ts'
import { useSay } from '../../platform/words/use-say.ts'
import classes from './underlay.module.css'
import { tell } from './underlay-words.ts'

type Props = { readonly label: string; readonly onPicture: (address: string) => void }

/** A picture from the device, or with the camera of a phone; one that was not uploaded can be sent again. */
export const ChoosePicture = ({ label, onPicture }: Props) => {
  const say = useSay()

  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<File | null>(null)
  const send = async (file: File | null): Promise<void> => {
    if (file === null) return
    setSending(true)
    setFailed(null)
    const address = await sendPicture(file)
    setSending(false)
    if (address === null) setFailed(file)
    else onPicture(address)
  }
  const choose = (file: File | null) => void send(file)
  return (
    <div className={classes.choose}>
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
      <p role="status">{isSending ? tell(say, 'uploading') : ''}</p>
      {failed === null ? null : (
        <p role="alert" className={classes.problem}>
          {tell(say, 'notSent', { name: failed.name })}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void send(failed)}>
            {say('shell.try-again')}
          </Button>
        </p>
      )}
    </div>
  )
}
