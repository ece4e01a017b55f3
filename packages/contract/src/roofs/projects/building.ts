import { told } from '../../platform/messages.ts'
import { formContradiction } from '../fields/roof-form.ts'
import { contradictsRegion } from '../places/wind-class.ts'
import type { BuildingDraft } from './draft.ts'
import { areasOf, leafOf, locationsOf } from './option-lists.ts'
import type { Check, OptionCheck, StepContext, StepRules } from './step.ts'

const contradictionIn = ({ project: { building, options } }: StepContext) =>
  building.roofSlope === null ? null : formContradiction(options.roofForm, building.roofSlope)

const formOfSlope: OptionCheck = {
  field: 'options.roofForm',
  fails: (_, context) => contradictionIn(context) !== null,
  message: (_, context) => told(contradictionIn(context) === 'too-flat' ? 'roofTooFlatForHip' : 'roofTooSteepForFlat'),
}

const regionOf = ({ project, choices }: StepContext) => leafOf(choices, project.building)?.region

const classOfOtherRegion: OptionCheck = {
  field: 'options.windClass',
  fails: (_, context) => {
    const { windClass } = context.project.options
    const region = regionOf(context)
    return windClass !== null && region !== undefined && contradictsRegion(windClass, region)
  },
  message: (_, context) => {
    const windClass = context.project.options.windClass ?? ''
    const allowed = windClass.startsWith('C') ? 'N1 to N6' : 'C1 to C4'
    return told('windClassOfOtherRegion', { class: windClass, region: regionOf(context) ?? '', allowed })
  },
}

/** An edition without coefficients of the clause cannot be calculated: refused here, before a reservation. */
const panelClauseMissing: OptionCheck = {
  field: 'options.zoning',
  fails: (_, { project: { options }, choices }) =>
    options.zoning === 'panel-clause' && !choices.panelClauses.includes(options.edition),
  message: (_, { project }) => told('panelClauseNotEntered', { edition: project.options.edition }),
}

const wrongPostcode: Check<BuildingDraft> = {
  field: 'postcode',
  fails: ({ postcode }) => !/^(\d{4})?$/.test(postcode.trim()),
  message: () => told('postcodeWrong'),
}

/** A suburb of another state would give a wrong address. It stays where no state was chosen before, or where it comes with the state. */
const suburbOfState = (draft: BuildingDraft, { project: { building } }: StepContext): Partial<BuildingDraft> =>
  building.state === null || draft.suburb !== building.suburb ? {} : { suburb: '', postcode: '' }

/** Place lists, wind class, form and slope. */
export const buildingRules: StepRules<'building'> = {
  asked: {
    area: (draft, { choices }) => areasOf(choices, draft).length > 0,
    location: (draft, { choices }) => locationsOf(choices, draft).length > 1,
  },
  after: { postcode: [wrongPostcode] },
  options: [formOfSlope, classOfOtherRegion, panelClauseMissing],
  resets: [
    { on: 'state', then: (draft, context) => ({ area: null, location: null, ...suburbOfState(draft, context) }) },
    { on: 'area', then: () => ({ location: null }) },
  ],
}
