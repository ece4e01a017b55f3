import { Button } from '@mantine/core'
import { fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { lazy, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { withWords } from '../../../../platform/words/words.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import classes from './measure-field.module.css'
import { waysOf } from './ways.ts'

const MeasureDialog = lazy(async () => {
  const { MeasureDialog } = await withWords(import('./measure-dialog.tsx'), 'measuring', 'roofs')
  return { default: MeasureDialog }
})

type Props = { readonly step: StepState<StepId>; readonly field: string }

/** On a phone: opens the instruments for a field that shows on the roof. */
export const MeasureField = ({ step, field }: Props) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ways = waysOf(step.id, field)
  if (ways.length === 0 || step.readOnly || !step.asks(field)) return null
  const close = () => {
    setOpen(false)
    focusAfterDialog(button.current)
  }
  return (
    <>
      <Button
        ref={button}
        className={classes.button ?? ''}
        variant="default"
        mih={48}
        mt={6}
        aria-label={say('roofs.measure-field', { field: say.named(fieldsOf(step.id)[field]?.label ?? '') })}
        onClick={() => setOpen(true)}
      >
        {say('roofs.measure')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MeasureDialog step={step} field={field} ways={ways} close={close} />
        </Suspense>
      ) : null}
    </>
  )
}
