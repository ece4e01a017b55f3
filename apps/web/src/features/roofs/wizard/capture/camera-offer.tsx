import { Button } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { StepState } from '../frame/use-wizard-step.ts'

const CameraDialog = lazy(async () => {
  const { CameraDialog } = await import('./camera-dialog.tsx')
  return { default: CameraDialog }
})

/** Opens the camera for many photos in a row. */
export const CameraOffer = ({ step }: { readonly step: StepState<'photos'> }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (step.readOnly) return null
  const close = () => {
    setOpen(false)
    focusAfterDialog(button.current)
  }
  return (
    <>
      <Button ref={button} variant="default" size="md" mih={48} onClick={() => setOpen(true)}>
        {say('roofs.photos-in-a-row')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CameraDialog wizard={step.wizard} close={close} />
        </Suspense>
      ) : null}
    </>
  )
}
