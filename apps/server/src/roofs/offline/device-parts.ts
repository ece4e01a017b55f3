import { readFileSync } from 'node:fs'
import { sha256Of } from '../../platform/audit/chain.ts'
import { builtBeside } from '../../platform/work/worker-entry.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import type { InForce } from '../catalogue/catalogue-in-force.ts'
import type { PartName } from './part-address.ts'

/** Engine or catalogue, as a device gets it. */
export type DevicePart = { readonly content: string; readonly sha256: string }

const partOf = (content: string): DevicePart => ({ content, sha256: sha256Of(content) })

let engine: DevicePart | null = null

/** Read once: the code of a process stays as loaded. */
const enginePart = (): DevicePart => {
  engine ??= partOf(readFileSync(builtBeside('device-engine.js'), 'utf8'))
  return engine
}

const catalogues = new WeakMap<InForce, DevicePart>()

const cataloguePart = (inForce: InForce): DevicePart => {
  const known = catalogues.get(inForce)
  if (known) return known
  const made = partOf(JSON.stringify(inForce.catalogue))
  catalogues.set(inForce, made)
  return made
}

/** The engine of this server, or the catalogue in force. */
export const devicePart = async (
  { catalogue }: Pick<RoofServices, 'catalogue'>,
  name: PartName,
): Promise<DevicePart> => (name === 'engine.js' ? enginePart() : cataloguePart(await catalogue.get()))
