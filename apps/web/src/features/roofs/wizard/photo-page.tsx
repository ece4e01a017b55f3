import { Alert, Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { photoCategoriesFor } from '@soundroof/contract/roofs/project/photos'
import { bareAddress } from '../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../platform/api/signed-addresses.ts'
import type { WizardDraft } from '../../../platform/draft/draft-store.ts'
import { useEnteredDraft } from './frame/use-entered-draft.ts'
import { useWizardStep } from './frame/use-wizard-step.ts'
import { WizardFrame } from './frame/wizard-frame.tsx'
import { ExtraFiles } from './photos/extra-files.tsx'
import { PhotoCategory } from './photos/photo-category.tsx'
import { localPreview, useUndisplayable } from './photos/previews.ts'
import { retryAll, useUploads } from './photos/upload-manager.ts'
import { retriable, type UploadQueue, unsentProblems, uploadingText } from './photos/upload-queue.ts'

/** Stored photos without a local preview: sent in another visit, or in a format that this browser cannot show. */
const withoutPreview = (addresses: readonly string[], undisplayable: ReadonlySet<string>): readonly string[] =>
  addresses
    .filter((address) => undisplayable.has(localPreview(address) ?? '') || localPreview(address) === undefined)
    .map(bareAddress)

/** One tap for several files: a phone that lost its connection leaves all of them behind. */
const RetryAll = ({ queue }: { readonly queue: UploadQueue }) =>
  retriable(queue).length > 0 ? (
    <Alert variant="default" title={text('Not uploaded yet')}>
      {unsentProblems(queue).map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
      <Button variant="default" onClick={retryAll}>
        {text('Try again with all')}
      </Button>
    </Alert>
  ) : null

const PhotoStep = ({ wizard }: { readonly wizard: WizardDraft }) => {
  const step = useWizardStep('photos', wizard)
  const queue = useUploads(wizard)
  const categories = photoCategoriesFor(step.project.solar.fixing)
  const signed = useSignedAddresses(
    withoutPreview(
      categories.flatMap((category) => step.draft[category]),
      useUndisplayable(),
    ),
  )
  return (
    <WizardFrame
      step={step}
      title={text('Photo')}
      lead={text('Site photos, so that an engineer can check what you entered.')}
      waiting={uploadingText(queue)}
      unsent={unsentProblems(queue)}
    >
      <RetryAll queue={queue} />
      {categories.map((category) => (
        <PhotoCategory key={category} step={step} category={category} queue={queue} signed={signed} />
      ))}
      <ExtraFiles step={step} queue={queue} />
    </WizardFrame>
  )
}

/** `/project_new3`. */
export const PhotoPage = () => {
  const wizard = useEnteredDraft('photos')
  return wizard ? <PhotoStep key={wizard.id} wizard={wizard} /> : null
}
