import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { normalizePath, type Plugin } from 'vite'
import file from '../../../data/regions/localities.json' with { type: 'json' }

const rowsFile = normalizePath(fileURLToPath(new URL('../../../data/locality-rows.ts', import.meta.url)))

/** As `unpackedRows` reads it: columns below each other, each ending in an empty line, because alike cells compress best together. */
export const packedRows = (rows: readonly string[]): Uint8Array<ArrayBuffer> => {
  const cells = rows.map((row) => row.split(','))
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => `${row[column]}\n`).join(''))
  return new Uint8Array(gzipSync(columns.join('\n'), { level: 9 }))
}

/** Puts the suburbs compressed beside the application: every device keeps them, for the search without a signal. */
export const localitiesInPlace = (): Plugin => ({
  name: 'localities-in-place',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id.split('?')[0] !== rowsFile) return null
    const packed = this.emitFile({ type: 'asset', name: 'localities.bin', source: packedRows(file.rows) })
    return `import { unpackedRows } from './unpacked-rows.ts'
export const localityRows = async () => {
  const packed = await fetch(import.meta.ROLLUP_FILE_URL_${packed})
  if (!packed.ok) throw new Error(packed.statusText)
  return unpackedRows(await packed.arrayBuffer())
}`
  },
})
