import type { Certificate } from 'pkijs'

const commonName = '2.5.4.3'

type Party = Certificate['subject']

/** The common name, or all names of the party. */
export const partyName = ({ typesAndValues }: Party): string => {
  const texts = (only?: string) =>
    typesAndValues
      .filter(({ type }) => only === undefined || type === only)
      .map(({ value }) => String((value as { valueBlock: { value: unknown } }).valueBlock.value))
  return texts(commonName)[0] ?? texts().join(', ')
}
