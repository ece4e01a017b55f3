import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import type { OnOffer } from '@soundroof/contract/roofs/projects/on-offer'
import { panelSize } from '../spacing/arrangements.ts'
import type { Variant } from './variant.ts'

/** Design pressures in uplift and downward, kPa. */
export type ModulePressures = { readonly pull: number; readonly push: number }

/** Most modules of the catalogue that are tried: those nearest in length to the panel. */
const MOST_MODULES = 4

/** Modules on offer whose manual gives pressures. */
export const listedModules = (
  given: AssessmentInput,
  { modules }: Pick<Catalogue, 'modules'>,
  onOffer: Pick<OnOffer, 'modules' | 'withModule'>,
): readonly Variant[] => {
  const { length } = panelSize(given)
  const rated = Object.values(modules).filter(
    ({ id, arrangements }) => arrangements.length > 0 && onOffer.modules.has(id) && id !== given.options.module,
  )
  const away = (module: PvModule): number => Math.abs(module.length - length)
  return rated
    .sort((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_MODULES)
    .map(({ id, name }) => ({
      kind: 'panels',
      message: { code: 'use-module', values: { name } },
      touches: ['pressure', 'members', 'rails'],
      change: (input) => onOffer.withModule(input, id),
    }))
}

/** A module that its manual rates for a pressure with clamps anywhere on the long sides, as an entry of the catalogue. */
const ratedModule = (id: string, { pull, push }: ModulePressures): PvModule => ({
  id,
  name: id,
  origin: 'imported',
  source: id,
  edition: id,
  validFrom: null,
  validUntil: null,
  status: 'unverified',
  length: 3000,
  width: 2000,
  thickness: null,
  mass: 1,
  power: null,
  arrangements: [
    {
      name: id,
      side: 'long',
      clamps: 4,
      zone: { from: 0, to: 1500 },
      rails: 'crossing',
      pull: { design: pull, test: 1.5 * pull },
      push: { design: push, test: 1.5 * push },
    },
  ],
})

/** A rating to ask for: a module of the same size and mass, whose manual gives the pressures that a zone asks. */
export const ratedModules = (pressures: readonly ModulePressures[]): readonly Variant[] =>
  pressures.map(({ pull, push }) => {
    const id = `rated-${pull}-${push}`
    return {
      kind: 'panels',
      message: { code: 'module-rated-for', values: { pull, push } },
      touches: ['rails'],
      change: (input) => ({ ...input, options: { ...input.options, module: id } }),
      figures: (catalogue) => ({
        ...catalogue,
        modules: { ...catalogue.modules, [id]: ratedModule(id, { pull, push }) },
      }),
    }
  })
