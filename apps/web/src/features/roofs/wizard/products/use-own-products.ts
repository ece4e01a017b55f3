import type { OwnModule, OwnRacking } from '@soundroof/contract/roofs/catalogue/products/own-product'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { draftsNow } from '../../../../platform/draft/draft-store.ts'
import { readOwn } from './own-fields.ts'

/** What the projects of the company, and the drafts of this device, were entered with: "mine". */
export type OwnProducts = { readonly module: readonly OwnModule[]; readonly racking: readonly OwnRacking[] }

type Options = { readonly ownModule?: unknown; readonly ownRacking?: unknown }

const mostProjects = 100

const different = <T>(all: readonly (T | null)[]): readonly T[] => [
  ...new Map(all.flatMap((one) => (one === null ? [] : [[JSON.stringify(one), one] as const]))).values(),
]

/** Each once, the newest first. */
export const ownProductsOf = (all: readonly Options[]): OwnProducts => ({
  module: different(all.map(({ ownModule }) => readOwn.module(ownModule))),
  racking: different(all.map(({ ownRacking }) => readOwn.racking(ownRacking))),
})

const optionsOfProjects = async (signal: AbortSignal): Promise<readonly Options[]> => {
  const rows = dataOf(await call('projects', { query: { limit: mostProjects }, signal, quiet: true }))
  return rows.map((row) => (row as { readonly options?: Options | null }).options ?? {})
}

export const useOwnProducts = (isOffered: boolean): OwnProducts => {
  const { data = [] } = useQuery({
    queryKey: ['own-products'],
    queryFn: ({ signal }) => optionsOfProjects(signal),
    enabled: isOffered,
    staleTime: 60_000,
  })
  return ownProductsOf([...draftsNow().map(({ project }) => project.options), ...data])
}
