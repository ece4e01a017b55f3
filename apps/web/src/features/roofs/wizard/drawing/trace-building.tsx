import { Button } from '@mantine/core'
import type { Underlay } from '@soundroof/contract/roofs/underlay/underlay'
import { lazy, memo, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import type { Measured } from '../../../../components/underlay/picture-geometry.ts'
import underlayClasses from '../../../../components/underlay/underlay.module.css'
import { tell } from '../../../../components/underlay/underlay-words.ts'
import { loadDraft, useDraft } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import classes from './trace-building.module.css'

const TracingDialog = lazy(async () => {
  const { TracingDialog } = await import('../../../../components/underlay/tracing-dialog.tsx')
  return { default: TracingDialog }
})

type Props = { readonly step: StepState<'building'> }

type Sizes = { readonly length?: number; readonly width?: number }

/** Clears refused text of the fields. */
const take = (step: Props['step'], sizes: Sizes): void => {
  step.change(sizes)
  for (const field of Object.keys(sizes)) step.refuse(field, null)
  toast('underlayTaken', 'success')
}

type UseProps = { readonly found: Measured; readonly use: (sizes: Sizes) => void }

const UseSizes = ({ found: { edge, width }, use }: UseProps) => {
  const say = useSay()
  return width === null ? (
    <div className={underlayClasses.buttons}>
      <Button onClick={() => use({ length: edge })}>{say('roofs.use-as-length')}</Button>
      <Button variant="default" onClick={() => use({ width: edge })}>
        {say('roofs.use-as-width')}
      </Button>
    </div>
  ) : (
    <div className={underlayClasses.buttons}>
      <Button onClick={() => use({ length: edge, width })}>{say('roofs.use-as-length-and-width')}</Button>
      <Button variant="default" onClick={() => use({ length: width, width: edge })}>
        {say('roofs.the-other-way-round')}
      </Button>
    </div>
  )
}

/** Length and width of the building, measured on a picture that stays with the project. */
export const TraceBuilding = memo(({ step }: Props) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  // The page draws this panel later than its fields: points and lengths that follow each other are added to what is there.
  const { underlay } = useDraft(step.wizard.id) ?? step.wizard
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
    <div className={classes.offer}>
      <p className={underlayClasses.hint}>{tell(say, 'offer')}</p>
      <Button ref={button} variant="default" onClick={() => setOpen(true)}>
        {underlay === null ? say('roofs.measure-on-a-picture') : say('roofs.measure-on-the-picture')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<p role="status">{tell(say, 'loading')}</p>}>
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
})
