import { Button, FileButton } from '@mantine/core'
import { acceptedImages } from '../../../../platform/pictures/picture-file.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { MainAction } from './main-action.tsx'

type Props = { readonly choose: (file: File) => void }

/** A photo from the camera or the gallery. */
export const ChosenPhoto = ({ choose }: Props) => {
  const say = useSay()
  const take = (file: File | null) => file && choose(file)
  return (
    <MainAction>
      <FileButton accept="image/*" capture="environment" onChange={take}>
        {(props) => (
          <Button {...props} mih={56}>
            {say('components.take-a-photo')}
          </Button>
        )}
      </FileButton>
      <FileButton accept={acceptedImages} onChange={take}>
        {(props) => (
          <Button {...props} variant="default" mih={56}>
            {say('components.choose-a-picture')}
          </Button>
        )}
      </FileButton>
    </MainAction>
  )
}
