import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { type FileCategory, fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { draftTitle } from '../../../../components/drafts/draft-words.ts'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useBegunDrafts, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { choiceOfStored, draftFor, newProject, putIntoDraft } from './put-into-draft.ts'
import { SharedTiles } from './shared-tiles.tsx'
import { type Shown, useSharedPhotos } from './use-shared-photos.ts'
import { useStoredPlaces } from './use-stored-places.ts'

type Place = { readonly project: string; readonly category: FileCategory | null }

type Stored = ReturnType<typeof useStoredPlaces>

/** A stored project with a draft on this device is that draft. */
const projectOptions = (say: Say, drafts: readonly WizardDraft[], stored: Stored) => [
  ...drafts.map((draft) => ({ value: draft.id, label: draftTitle(say, draft) })),
  ...stored
    .filter(({ hash }) => !drafts.some((draft) => draft.hash === hash))
    .map(({ hash, name }) => ({ value: choiceOfStored(hash), label: name })),
  { value: newProject, label: say('roofs.a-new-project') },
]

type PlaceProps = {
  readonly place: Place
  readonly drafts: readonly WizardDraft[]
  readonly onPlace: (place: Place) => void
}

const PlaceFields = ({ place, drafts, onPlace }: PlaceProps) => {
  const say = useSay()

  const stored = useStoredPlaces()
  const categories = fileCategories.map((category) => ({
    value: category,
    label: say.named(fieldOf('photos', category).label),
  }))
  return (
    <Stack gap="lg">
      <ChoiceField
        name="project"
        label={say('roofs.into-which-project')}
        layout="row"
        options={projectOptions(say, drafts, stored)}
        value={place.project}
        onChange={(project) => onPlace({ project, category: null })}
      />
      <ChoiceField<FileCategory>
        name="category"
        label={say('roofs.what-do-they-show')}
        layout="row"
        options={categories}
        value={place.category}
        onChange={(category) => onPlace({ ...place, category })}
      />
    </Stack>
  )
}

type SortProps = {
  readonly photos: readonly Shown[]
  readonly forget: (photos: readonly Shown[]) => Promise<void>
}

const useSorting = ({ photos, forget }: SortProps) => {
  const drafts = useBegunDrafts()
  const [place, setPlace] = useState<Place>({ project: drafts[0]?.id ?? newProject, category: null })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = photos.filter(({ address }) => !left.has(address))
  const add = async (): Promise<void> => {
    if (place.category === null) return
    const draft = await draftFor(place.project)
    if (draft === null) return
    const { taken, messages } = await putIntoDraft(draft, place.category, chosen)
    if (messages[0]) toast(messages[0], 'problem')
    await forget(photos.filter(({ address }) => taken.some((photo) => photo.address === address)))
    if (taken.length === photos.length) goTo(stepAddress('photos', draft))
    else {
      setPlace({ project: draft.id, category: null })
      setLeft(new Set())
    }
  }
  return { drafts, place, setPlace, left, setLeft, chosen, add }
}

const Sorting = (props: SortProps) => {
  const say = useSay()

  const { drafts, place, setPlace, left, setLeft, chosen, add } = useSorting(props)
  const count = chosen.length
  return (
    <Stack gap="lg">
      <SharedTiles photos={props.photos} left={left} onLeave={setLeft} />
      <Panel>
        <PlaceFields place={place} drafts={drafts} onPlace={setPlace} />
      </Panel>
      <Group gap={12}>
        <Button size="lg" mih={48} disabled={count === 0 || place.category === null} onClick={() => void add()}>
          {say('roofs.add-count-photos', { count })}
        </Button>
        <Button
          size="lg"
          mih={48}
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          disabled={count === 0}
          onClick={() => void props.forget(chosen)}
        >
          {say('roofs.discard-count-photos', { count })}
        </Button>
      </Group>
    </Stack>
  )
}

const NotKept = () => {
  const say = useSay()
  return (
    <Alert color="red" variant="light" mb="lg" title={say('roofs.the-shared-photos-were-not-kept')}>
      {say('roofs.this-device-has-no-room')}
    </Alert>
  )
}

const Nothing = () => {
  const say = useSay()
  return (
    <EmptyState
      title={say('roofs.no-shared-photos-wait')}
      action={<ButtonLink to="/project">{say('shell.project')}</ButtonLink>}
    >
      {say('roofs.share-photos-from-the-gallery')}
    </EmptyState>
  )
}

/** `/shared_photos`: where photographs shared by another application of the phone go. */
export const SharedPhotosPage = () => {
  const say = useSay()

  const { kept }: { readonly kept?: string } = useSearch({ strict: false })
  const { photos, isFailed, forget } = useSharedPhotos()
  return (
    <PageFrame
      title={say('roofs.shared-photos')}
      lead={photos && photos.length > 0 ? <Text inherit>{say('roofs.they-are-kept-on-this-device')}</Text> : null}
    >
      {kept === 'no' && <NotKept />}
      {isFailed || photos?.length === 0 ? <Nothing /> : null}
      {photos && photos.length > 0 && <Sorting photos={photos} forget={forget} />}
    </PageFrame>
  )
}
