import { createHmac } from 'node:crypto'
import type { PlatformServices } from '../http/handler.ts'

/** The same for one text on this server, and not reversible by others: for counts that outlive a deleted account. */
export const pseudonymOf = (
  { secrets }: { readonly secrets: Pick<PlatformServices['secrets'], 'files'> },
  text: string,
): string => createHmac('sha256', secrets.files).update(`pseudonym\n${text}`).digest('base64url').slice(0, 22)
