import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Around } from './controls.ts'
import { queryOfVariants, readVariants, type Variants } from './variants-in-address.ts'

export type Query = { readonly project?: string; readonly a?: string; readonly b?: string }

/** Milliseconds after a change; browsers refuse an address that changes with every step of a slider. */
const KEPT_AFTER = 300

/** The variants, kept in the address, so that a reload or a link shows them again. */
export const useVariants = (hash: string, around: Around) => {
  const say = useSay()

  const query: Query = useSearch({ strict: false })
  const navigate = useNavigate()
  const [read] = useState(() => readVariants(say, query, around))
  const [variants, setVariants] = useState<Variants>(read.variants)
  useEffect(() => {
    const search = { project: hash, ...queryOfVariants(variants) }
    const keep = () => void navigate({ to: '/what_if', search, replace: true, resetScroll: false })
    const timer = setTimeout(keep, KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [hash, variants, navigate])
  return { variants, setVariants, isWhole: read.isWhole }
}
