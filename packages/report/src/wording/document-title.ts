import { siteAddress } from '@soundroof/contract/roofs/places/site-address'
import { displayName, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'

type Titled = Pick<ProjectDraft, 'header' | 'dateTime'> & {
  readonly building: Pick<ProjectDraft['building'], 'streetAddress' | 'suburb' | 'postcode' | 'state'>
}

/** What a person calls a document: the address; without one, the name of the project as in the list. */
export const documentTitle = (project: Titled): string => siteAddress(project.building).trim() || displayName(project)
