import { defaultOptions } from '../catalogue/assessment-input.ts'
import { emptyStep } from '../fields/draft-fields.ts'
import { emptyProject, type ProjectDraft } from './draft.ts'

const answersOfSite = ['state', 'area', 'location', 'streetAddress', 'suburb', 'postcode', 'terrain'] as const

const optionsOfPlace = ['windClass', 'altitude', 'seaDistance', 'seaWater', 'topography'] as const

/** Options that hold for one building among its neighbours. */
const optionsOfNeighbours = ['shielding', 'higherWallHeight', 'higherWallDistance'] as const

const optionsOfJob = ['edition', 'importanceLevel', 'designLife', 'returnPeriod', 'directionMethod'] as const

const picked = <T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>

const withoutOrigins = ({ origins: _, ...project }: ProjectDraft): ProjectDraft => project

/** A project to start from, without number, agreement, contacts, photos, origins of values and site of the other job, whose shielding could lower the wind. */
export const copiedProject = (project: ProjectDraft, madeAt: string): ProjectDraft => ({
  ...withoutOrigins(project),
  header: { ...emptyStep('header'), name: project.header.name },
  dateTime: madeAt,
  building: { ...project.building, ...picked(emptyStep('building'), [...answersOfSite, 'frontFacing']) },
  photos: emptyStep('photos'),
  options: { ...project.options, ...picked(defaultOptions, [...optionsOfPlace, ...optionsOfNeighbours]) },
})

/** What a further roof takes over: where it stands, or everything but the photos, which show one roof each. */
export const roofCopies = ['site', 'all'] as const
/** `site`: place and building only; `all`: all but the photos. */
export type RoofCopy = (typeof roofCopies)[number]

const siteOf = ({ building, options }: ProjectDraft): Pick<ProjectDraft, 'building' | 'options'> => ({
  building: { ...emptyStep('building'), ...picked(building, answersOfSite) },
  options: { ...defaultOptions, ...picked(options, [...optionsOfPlace, ...optionsOfJob]) },
})

/** Shielding lowers the wind, so it is entered for each roof. A wall beside the roof can only raise loads, so it stays. */
const withoutShielding = (project: ProjectDraft): ProjectDraft => ({
  ...project,
  options: { ...project.options, shielding: defaultOptions.shielding },
})

/** Another roof of the same project. */
export const furtherRoof = (project: ProjectDraft, madeAt: string, copy: RoofCopy): ProjectDraft => ({
  ...(copy === 'all' ? withoutShielding(withoutOrigins(project)) : { ...emptyProject(madeAt), ...siteOf(project) }),
  header: project.header,
  dateTime: madeAt,
  // Who has not been on the first roof has not been on this one.
  photos: { ...emptyStep('photos'), fromDesk: project.photos.fromDesk },
})

/** The project's name with that of the roof behind it: reports, files and lists of one job are told apart by it. */
export const nameWithRoof = (name: string, roofName: string, formerRoof: string): string => {
  const ending = `, ${formerRoof}`
  const base = formerRoof !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name
  return roofName === '' ? base : `${base}, ${roofName}`
}
