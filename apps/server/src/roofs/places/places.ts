import { findLocalities } from '@soundroof/data/find-localities'
import { knownLocalities } from '@soundroof/data/known-localities'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { proposalAt } from './proposal-at.ts'

/** At most 40. */
export const localities: RoofHandler<'localities'> = async ({ query }) => {
  const { indexed } = await knownLocalities()
  return { data: [...findLocalities(indexed, query.text)] }
}

/** Null outside Australia. */
export const placeAt: RoofHandler<'placeAt'> = async ({ query, catalogue }) => {
  const [{ localities }, inForce] = await Promise.all([knownLocalities(), catalogue.listed()])
  return { data: proposalAt(query, localities, inForce) }
}
