import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { catalogue } from '@soundroof/data'
import { z } from 'zod'
import { bringForwardWithSecrets } from '../../administration/integrity/bring-forward-with-secrets.ts'
import { sealLaterRows } from '../../administration/integrity/seal-later-rows.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { newToken } from '../../platform/identifier.ts'
import { testStart } from '../stopped-clock.ts'
import { openEmptyDatabase } from '../test-database.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** Databases of former releases, each made by the release itself (README.md beside them). */

const folder = new URL('./', import.meta.url)

export const releases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const read = (release: string, file: string): string =>
  gunzipSync(readFileSync(new URL(`${release}/${file}`, folder))).toString('utf8')

const story = z.object({
  madeAt: z.iso.datetime(),
  /** Paid questions with their projects; empty: none. */
  paid: z.array(z.object({ hash: z.string(), body: z.record(z.string(), z.unknown()) })),
  objects: z.array(z.object({ key: z.string(), base64: z.string() })),
})
type Story = z.infer<typeof story>

export type Release = {
  readonly server: TestServer
  readonly paid: Story['paid']
  /** A session of a person of the story. */
  readonly tokenOf: (email: string) => Promise<string>
}

const tokenOf = async ({ db, clock }: TestServer, email: string): Promise<string> => {
  const token = newToken()
  await db.query(
    `insert into sessions (token_hash, account_id, created_at, expires_at)
     select $1, id, $3::timestamptz, $3::timestamptz + interval '1 day' from accounts where email = $2`,
    [tokenHash(token), email, clock()],
  )
  return token
}

/** Today's server on the database of a release, an hour after that release stopped: migrated and sealed as at a start. */
export const openRelease = async (release: string): Promise<Release> => {
  const { madeAt, paid, objects } = story.parse(JSON.parse(read(release, 'story.json.gz')))
  const server = await startTestServer(catalogue, openEmptyDatabase)
  const { objectStore } = server.services
  server.clock.move(Date.parse(madeAt) - testStart + 3_600_000)
  await server.db.script(read(release, 'database.sql.gz'))
  for (const { key, base64 } of objects)
    await objectStore.put(key, Buffer.from(base64, 'base64'), 'application/octet-stream')
  const actor = { operator: 'ann' }
  await bringForwardWithSecrets({ ...server.services, actor, openStore: async () => objectStore })
  await sealLaterRows({ ...server.services, actor })
  return { server, paid, tokenOf: (email) => tokenOf(server, email) }
}
