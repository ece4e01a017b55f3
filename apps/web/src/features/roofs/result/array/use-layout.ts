import type { LayoutAnswer } from '@soundroof/contract/roofs/array/layout-calls'
import { layoutOfPower } from '@soundroof/contract/roofs/array/layout-request'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api-client.ts'

/** Customers ask about their own projects, engineers about submitted ones. */
export type LayoutCall = 'layout' | 'consoleLayout'

type Asked = {
  readonly hash: string
  readonly id: string
  /** kW. */
  readonly scale: number | null
}

/** `answer` is null where the result was not charged; `problem` says why no array can be drawn. */
export type Laid = { readonly answer: LayoutAnswer | null; readonly problem: string | null }

/** The array as it is laid out on the roof of an issued result. */
export const useLayout = (name: LayoutCall, { hash, id, scale }: Asked) =>
  useQuery({
    queryKey: [name, hash, id, scale],
    queryFn: async ({ signal }): Promise<Laid> => {
      const answer = await call(name, { body: { hash, id, wanted: layoutOfPower(scale).wanted }, signal, quiet: true })
      return answer.ok ? { answer: answer.data, problem: null } : { answer: null, problem: answer.message }
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
  })
