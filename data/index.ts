import { type Catalogue, catalogue as schema } from '@soundroof/contract/roofs/catalogue/catalogue'
import { content } from './content.ts'
import version from './version.json' with { type: 'json' }

/** First 16 hexadecimal digits of the SHA-256 of the content; `npm run tables` writes it, a test compares it. */
export const catalogueVersion: string = version.catalogue

/** The published figures, parsed once. */
export const catalogue: Catalogue = schema.parse({ version: catalogueVersion, ...content })
