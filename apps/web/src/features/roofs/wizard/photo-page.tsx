import { Alert, Button } from '@mantine/core'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { bareAddress } from '../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../platform/api/signed-addresses.ts'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useTakenHere } from '../../../platform/taken/tell-taken.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { CameraOffer } from './capture/camera-offer.tsx'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { MayBeCleared } from './on-device/may-be-cleared.tsx'
import { ExtraFiles } from './photos/extra-files.tsx'
import { FromDesk } from './photos/from-desk.tsx'
import { PhotoCategory } from './photos/photo-category.tsx'
import { localPreview, useUndisplayable } from './photos/previews.ts'
import { SavePhotos } from './photos/save-photos.tsx'
import { retryAll, useUploads } from './photos/upload-manager.ts'
import {
  blockingProblems,
  metCategories,
  retriable,
  type UploadQueue,
  unsentWords,
  uploadingText,
} from './photos/upload-queue.ts'
import { KeepTaken } from './taken/keep-taken.tsx'

/** Stored photos without a local preview: sent in another visit, or in a format that this browser cannot show. */
const isWithoutPreview = (address: string, undisplayable: ReadonlySet<string>): boolean =>
  undisplayable.has(localPreview(address) ?? '') || localPreview(address) === undefined

/** What the server is asked about: what this visit does not know itself. */
const useSignedPhotos = (given: readonly string[]) => {
  const [undisplayable, takenHere] = [useUndisplayable(), useTakenHere()]
  const addresses = given.filter(
    (address) => isWithoutPreview(address, undisplayable) || !takenHere.has(bareAddress(address)),
  )
  return useSignedAddresses(addresses.map(bareAddress))
}

/** One tap for several files: a phone that loses its connection leaves all of them unsent. */
const RetryAll = ({ queue }: { readonly queue: UploadQueue }) => {
  const say = useSay()
  return retriable(queue).length > 0 ? (
    <Alert variant="default" title={say('roofs.not-uploaded-yet')}>
      {unsentWords(queue)
        .map((message) => say(message))
        .map((words) => (
          <p key={words}>{words}</p>
        ))}
      <Button variant="default" size="md" mih={48} onClick={retryAll}>
        {say('roofs.try-again-with-all')}
      </Button>
    </Alert>
  ) : null
}

/** Stays while it is so: a message that fades would leave the page closed too early. */
const NotSaved = ({ queue }: { readonly queue: UploadQueue }) => {
  const say = useSay()
  const unsaved = queue.flatMap(({ id, name, notKept }) => (notKept ? [{ id, name, notKept }] : []))
  if (unsaved.length === 0) return null
  return (
    <Alert variant="default" title={say('roofs.not-saved-here')}>
      {unsaved.map(({ id, name, notKept }) => (
        <p key={id}>
          {name}: {say(notKept)}
        </p>
      ))}
      <p>{say('roofs.keep-open-or-make-room')}</p>
      <ButtonLink to="/on_this_device" variant="default" size="md" mih={48}>
        {say('components.on-this-device')}
      </ButtonLink>
    </Alert>
  )
}

const PhotoStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const say = useSay()

  const step = useWizardStep('photos', wizard)
  const queue = useUploads(wizard)
  const uploading = uploadingText(queue)
  const signed = useSignedPhotos(photoCategories.flatMap((category) => step.draft[category]))
  return (
    <WizardFrame
      step={step}
      title={say('components.photo')}
      lead={say('roofs.site-photos-so-that-an-engineer')}
      waiting={uploading ? say(uploading) : null}
      unsent={blockingProblems(queue)}
      met={metCategories(step.project, queue)}
    >
      <RetryAll queue={queue} />
      <NotSaved queue={queue} />
      <FromDesk step={step} />
      <CameraOffer step={step} />
      {step.readOnly ? null : <KeepTaken />}
      {photoCategories.map((category) => (
        <PhotoCategory key={category} step={step} category={category} queue={queue} signed={signed} />
      ))}
      <ExtraFiles step={step} queue={queue} />
      <MayBeCleared />
      <SavePhotos step={step} queue={queue} />
    </WizardFrame>
  )
}

/** `/project_new3`. */
export const PhotoPage = () => {
  const wizard = useEnteredDraft('photos')
  return wizard ? <PhotoStep key={wizard.id} wizard={wizard} /> : null
}
