import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'

const DirectionDialog = lazy(async () => {
  const { DirectionDialog } = await import('./direction-dialog.tsx')
  return { default: DirectionDialog }
})

type Props = { readonly hash: string; readonly frontFacing: number | null }

/** Below the plan of a roof that may still change. */
export const DirectionButton = (props: Props) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" mt="xs" style={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {say(props.frontFacing === null ? 'roofs.say-where-north-is' : 'roofs.change-the-direction')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DirectionDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
