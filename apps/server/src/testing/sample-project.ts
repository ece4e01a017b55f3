import { readFileSync } from 'node:fs'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject, wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { insert } from '../platform/database/insert.ts'
import type { Account } from '../platform/http/handler.ts'
import type { Services } from '../services.ts'

type Place = Pick<Services, 'db' | 'clock'>
type Owner = { readonly account: Pick<Account, 'id' | 'companyId'> }

export const sampleNames = ['shed-in-sydney', 'workshop-in-townsville', 'tiled-house-in-melbourne'] as const

const folder = new URL('../../../cli/examples/', import.meta.url)

export type WireSample = Readonly<Record<string, unknown>>

/** A project as a client sends it, all steps but the photos complete. */
export const sample = (name: (typeof sampleNames)[number] = 'shed-in-sydney'): WireSample =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

/** The project that the server makes of a sample, with some fields changed. */
export const sampleDraft = (
  name: (typeof sampleNames)[number],
  changes: Readonly<Record<string, unknown>> = {},
): ProjectDraft => {
  const parsed = parseWireProject({ ...sample(name), ...changes })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return projectDraft.parse(parsed.value.project)
}

/** Addresses of files that the company uploaded. */
export const insertFiles = async (
  { db, clock }: Place,
  { account }: Owner,
  names: readonly string[],
  kind: 'image' | 'pdf' | 'file' = 'image',
): Promise<readonly string[]> => {
  const addresses = names.map((name) => `http://localhost:8080/files/${account.companyId}/${name}`)
  for (const address of addresses)
    await db.transaction((tx) =>
      insert(
        tx,
        'files',
        {
          id: address,
          companyId: account.companyId,
          key: address,
          address,
          kind,
          contentType: 'image/jpeg',
          bytes: 10,
          name: 'a.jpg',
          uploadedBy: account.id,
          createdAt: clock(),
        },
        'on conflict do nothing',
      ),
    )
  return addresses
}

/** A project whose five steps are complete, with photos of the caller's company. */
export const completeSample = async (
  place: Place,
  owner: Owner,
  name: (typeof sampleNames)[number] = 'shed-in-sydney',
): Promise<WireSample> => {
  const [first, second, span, connection, sheeting] = await insertFiles(place, owner, ['a', 'b', 'c', 'd', 'e'])
  return {
    ...sample(name),
    [wireFieldOf('photos', 'roof')]: [first, second],
    [wireFieldOf('photos', 'rafterSpan')]: [span],
    [wireFieldOf('photos', 'connection')]: [connection],
    [wireFieldOf('photos', 'sheeting')]: [sheeting],
  }
}
