import { createHmac } from 'node:crypto'
import type { PlatformServices } from '../http/handler.ts'

/** Always the same for one text and this server, and for nobody else to find out: what outlives whom it counts. */
export const pseudonymOf = (
  { secrets }: { readonly secrets: Pick<PlatformServices['secrets'], 'files'> },
  text: string,
): string => createHmac('sha256', secrets.files).update(`pseudonym\n${text}`).digest('base64url').slice(0, 22)
