import { Button, Skeleton } from '@mantine/core'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './solid.module.css'

const SolidView = lazy(async () => {
  const { SolidView } = await import('./solid-view.tsx')
  return { default: SolidView }
})

type Props = { readonly layout: Layout; readonly building: ProjectDraft['building'] }

/** Loaded on opening. */
export const SolidPanel = ({ layout, building: { length, width, roofHeight } }: Props) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  if (length === null || width === null || roofHeight === null) return null
  return (
    <div className={classes.panel}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? say('roofs.close-the-3d-view') : say('roofs.show-in-3d')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <SolidView layout={layout} building={{ length, width, roofHeight }} />
        </Suspense>
      ) : null}
    </div>
  )
}
