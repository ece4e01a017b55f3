import { Button, Skeleton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { Layout } from '@soundroof/contract/roofs/array/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { lazy, Suspense, useState } from 'react'
import classes from './solid.module.css'

const SolidView = lazy(async () => {
  const { SolidView } = await import('./solid-view.tsx')
  return { default: SolidView }
})

type Props = { readonly layout: Layout; readonly building: ProjectDraft['building'] }

/** Loaded when somebody opens it. */
export const SolidPanel = ({ layout, building: { length, width, roofHeight } }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (length === null || width === null || roofHeight === null) return null
  return (
    <div className={classes.panel}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text('Close the 3D view') : text('Show in 3D')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <SolidView layout={layout} building={{ length, width, roofHeight }} />
        </Suspense>
      ) : null}
    </div>
  )
}
