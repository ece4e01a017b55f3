import { Skeleton } from '@mantine/core'
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/** A part whose script is fetched when it is first shown, so that the page itself comes sooner. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>, height = 320) => {
  const Part = lazy(async () => ({ default: await load() }))
  return (props: Props): ReactNode => (
    <Suspense fallback={<Skeleton height={height} radius="lg" />}>{createElement(Part, props)}</Suspense>
  )
}
