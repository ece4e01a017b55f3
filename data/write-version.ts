import { writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.ts'

writeFileSync(new URL('./version.json', import.meta.url), `${JSON.stringify({ catalogue: contentHash() }, null, 2)}\n`)
