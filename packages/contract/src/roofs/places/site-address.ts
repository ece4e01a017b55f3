import { stateCodes } from './state-codes.ts'

type Site = {
  readonly streetAddress: string
  readonly suburb: string
  readonly postcode: string
  /** Position in the list of states; null: not chosen. */
  readonly state: number | null
}

const endsWith = (street: string, part: string): boolean =>
  part !== '' && street.toLowerCase().endsWith(part.toLowerCase())

/** Street with suburb, state and postcode: "12 Rose St, Coburg VIC 3058". A street that has its suburb already stays as typed. */
export const siteAddress = ({ streetAddress: street, suburb, postcode, state }: Site): string => {
  if (suburb === '' && postcode === '') return street
  if (endsWith(street, postcode) || endsWith(street, suburb)) return street
  const code = state === null ? undefined : stateCodes[state]
  const town = [suburb, code, postcode].filter((part) => part).join(' ')
  return [street, town].filter((part) => part !== '').join(', ')
}
