import type { z } from 'zod'
import { isBlank } from '../../platform/visible-text.ts'
import { type CertificateRecord, certificateRecord } from '../certificate/certificate-record.ts'

/** Entries of the design certificate that say which property and building it is of. */
export const designProperty = certificateRecord.pick({
  owner: true,
  lotAndPlan: true,
  volumeAndFolio: true,
  localGovernmentArea: true,
  buildingClass: true,
  buildingPart: true,
  storeys: true,
})
/** Property and building, as the design certificate names them. */
export type DesignProperty = z.infer<typeof designProperty>

/** An entry that the design certificate has otherwise, and what it says there. */
export type SaidOtherwise = { readonly entry: keyof DesignProperty; readonly says: string }

const inShort = (text: string): string =>
  text
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Entries in which a certificate after inspection and its design certificate contradict each other; one that either leaves
 * empty contradicts nothing.
 * @param design null: not known
 */
export const saidOtherwise = (record: CertificateRecord, design: DesignProperty | null): readonly SaidOtherwise[] =>
  design === null
    ? []
    : designProperty.keyof().options.flatMap((entry) => {
        const [own, says] = [record[entry], design[entry]]
        const isSame = isBlank(own) || isBlank(says) || inShort(own) === inShort(says)
        return isSame ? [] : [{ entry, says: says.trim() }]
      })
