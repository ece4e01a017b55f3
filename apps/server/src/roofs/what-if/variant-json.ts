import type { CalculatedVariant } from '../calculations/what-if-on.ts'

/** @param charged hashes of inputs that were paid for this project */
export const variantJson = (
  { resultJson, codedJson, askedHashes, drawingJson }: CalculatedVariant,
  charged: ReadonlySet<string>,
): string => {
  const calculated = `{"result":${resultJson},"coded":${codedJson},"charged":${askedHashes.some((one) => charged.has(one))}`
  return drawingJson === null ? `${calculated}}` : `${calculated},${drawingJson.slice(1)}`
}
