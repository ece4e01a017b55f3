import { readFileSync } from 'node:fs'
import { sha256Of } from '../../platform/audit/chain.ts'
import { builtBeside } from '../../platform/work/worker-entry.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import type { InForce } from '../catalogue/catalogue-in-force.ts'
import type { PartName } from './part-address.ts'

/** Code, font or catalogue, as a device gets it. */
export type DevicePart = { readonly content: string | Buffer; readonly sha256: string }

const partOf = (content: string | Buffer): DevicePart => ({ content, sha256: sha256Of(content) })

type Built = Exclude<PartName, 'catalogue.json'>
const read = new Map<Built, DevicePart>()

/** Read once: the code of a process stays as loaded. */
const builtPart = (name: Built): DevicePart => {
  const known = read.get(name) ?? partOf(readFileSync(builtBeside(`device-${name}`)))
  read.set(name, known)
  return known
}

const catalogues = new WeakMap<InForce, DevicePart>()

const cataloguePart = (inForce: InForce): DevicePart => {
  const known = catalogues.get(inForce)
  if (known) return known
  const made = partOf(JSON.stringify(inForce.catalogue))
  catalogues.set(inForce, made)
  return made
}

/** The code of this server, or the catalogue in force. */
export const devicePart = async (
  { catalogue }: Pick<RoofServices, 'catalogue'>,
  name: PartName,
): Promise<DevicePart> => (name === 'catalogue.json' ? cataloguePart(await catalogue.get()) : builtPart(name))
