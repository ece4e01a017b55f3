import { sha256Of } from '../../platform/audit/chain.ts'
import { previewKey } from '../../roofs/files/file-rows.ts'
import type { TestServer } from '../../testing/test-server.ts'

type Row = { readonly key: string; readonly sha256: string; readonly previewSha256: string | null }

const rowsOf = ({ db }: TestServer): Promise<Row[]> =>
  db.query<Row>('select key, sha256, preview_sha256 from files where sha256 is not null')

const named = (rows: readonly Row[]): readonly (readonly [key: string, sha256: string])[] =>
  rows.flatMap(({ key, sha256, previewSha256 }) => [
    [key, sha256] as const,
    ...(previewSha256 === null ? [] : [[previewKey(key), previewSha256] as const]),
  ])

/** Number of files; those whose object is missing or differs; and objects that no row names. */
export const rowsAndObjects = async (server: TestServer) => {
  const rows = await rowsOf(server)
  const known = named(rows)
  const lost: string[] = []
  for (const [key, sha256] of known) {
    const content = await server.services.objectStore.get(key)
    if (content === null || sha256Of(content) !== sha256) lost.push(key)
  }
  const keys = new Set(known.map(([key]) => key))
  return { files: rows.length, lost, unnamed: (await server.storedKeys()).filter((key) => !keys.has(key)) }
}
