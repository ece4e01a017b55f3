import { late } from '../../../../components/page/late.tsx'

export const Conditions = late(async () => (await import('./basis.tsx')).Conditions)
export const DerivationOf = late(async () => (await import('./derivation-of.tsx')).DerivationOf)
export const SpokenDerivation = late(async () => (await import('./derivation-of.tsx')).SpokenDerivation)
