import type { Signature } from '../../language/mail-wording.ts'

export const signed = (text: string, { name }: Signature): string => `Hello,\n\n${text}\n\n${name}\n`
