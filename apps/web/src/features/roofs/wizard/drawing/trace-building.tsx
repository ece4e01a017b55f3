import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { lazy, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import type { Measured } from '../../../../components/underlay/picture-geometry.ts'
import underlayClasses from '../../../../components/underlay/underlay.module.css'
import { tell } from '../../../../components/underlay/underlay-words.ts'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'

const TracingDialog = lazy(async () => {
  const { TracingDialog } = await import('../../../../components/underlay/tracing-dialog.tsx')
  return { default: TracingDialog }
})

type Props = { readonly step: StepState<'building'> }

type Sizes = { readonly length?: number; readonly width?: number }

/** What was refused as text is no longer there. */
const take = (step: Props['step'], sizes: Sizes): void => {
  step.change(sizes)
  for (const field of Object.keys(sizes)) step.refuse(field, null)
  toast(say('underlayTaken'), 'success')
}

type UseProps = { readonly found: Measured; readonly use: (sizes: Sizes) => void }

const UseSizes = ({ found: { edge, width }, use }: UseProps) =>
  width === null ? (
    <div className={underlayClasses.buttons}>
      <Button onClick={() => use({ length: edge })}>{text('Use as length')}</Button>
      <Button variant="default" onClick={() => use({ width: edge })}>
        {text('Use as width')}
      </Button>
    </div>
  ) : (
    <div className={underlayClasses.buttons}>
      <Button onClick={() => use({ length: edge, width })}>{text('Use as length and width')}</Button>
      <Button variant="default" onClick={() => use({ length: width, width: edge })}>
        {text('The other way round')}
      </Button>
    </div>
  )

/** Length and width of the building, measured on a picture that stays with the project. */
export const TraceBuilding = ({ step }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { underlay } = step.wizard
  const keep = (next: Underlay | null): void => {
    const now = loadDraft() ?? step.wizard
    // An upload may end after another project was opened.
    if (now.id === step.wizard.id) saveProject({ ...now, underlay: next, isUnderlayChanged: true }, 'building')
  }
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    focusAfterDialog(button.current)
  }
  const use = (sizes: Sizes) => {
    take(step, sizes)
    close()
  }
  if (step.readOnly) return null
  return (
    <div className={underlayClasses.offer}>
      <p className={underlayClasses.hint}>{tell('offer')}</p>
      <Button ref={button} variant="default" onClick={() => setOpen(true)}>
        {underlay === null ? text('Measure on a picture') : text('Measure on the picture')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<p role="status">{tell('loading')}</p>}>
          <TracingDialog
            underlay={underlay}
            change={keep}
            close={close}
            actions={(found) => <UseSizes found={found} use={use} />}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
