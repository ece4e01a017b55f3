import type { Proof } from '@soundroof/report/blocks/blocks'
import type { Config } from '../../platform/config.ts'

/** Printed, so that a holder can verify the document. */
export const proofOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): Proof => ({
  code,
  address: `${publicUrl}/verify/${code}`,
})
