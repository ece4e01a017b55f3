import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { InputSections } from './input-sections.tsx'
import { PhotoGallery } from './photo-gallery.tsx'

/** What the project says of the roof, with its photos. */
export const InputsTab = ({ project }: { readonly project: ProjectDraft }) => (
  <InputSections project={project} photos={<PhotoGallery project={project} />} />
)
