import fc from 'fast-check'

/**
 * How many random cases a property test tries: so many times those of `npm test` as PROPERTY_RUNS says.
 * `PROPERTY_RUNS=50 npx vitest run --project long packages/engine/src` tries 100 000 roofs and more.
 */
export const runs = (usual: number): number => Math.round(usual * Number(process.env.PROPERTY_RUNS ?? 1))

// `npm test` tries the same random cases each time: what fails there, the change at hand has broken. PROPERTY_RUNS tries others.
if (process.env.PROPERTY_RUNS === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_127 })
