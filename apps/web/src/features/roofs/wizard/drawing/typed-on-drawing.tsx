import { Button, Popover } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { fieldOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react'
import drawing from '../../../../components/drawings/drawing.module.css'
import { EditableDimension } from '../../../../components/drawings/drawing.tsx'
import { type NumberWords, StepNumber } from '../fields/step-fields.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import classes from './typed-on-drawing.module.css'

/** What the dimensions of a drawing need of their step. */
type Dimensions = {
  readonly isAsked: (field: string) => boolean
  /** What its button does. */
  readonly nameOf: (field: string) => string
  /** The field itself, with its messages. */
  readonly fieldFor: (field: string) => ReactNode
}

const DimensionsOfStep = createContext<Dimensions | null>(null)

const selectAll = ({ target }: { readonly target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) target.select()
}

const on =
  (keys: readonly string[], action: () => void) =>
  (event: KeyboardEvent): void => {
    if (!keys.includes(event.key)) return
    event.preventDefault()
    action()
  }

type Props = { readonly field: string; readonly children: ReactNode }

/** A dimension that opens its field beside it; the form follows at every keystroke. */
const TypedDimension = ({ field, children }: Props) => {
  const dimensions = useContext(DimensionsOfStep)
  const [isOpen, setOpen] = useState(false)
  const [open, close] = [() => setOpen(true), () => setOpen(false)]
  if (!dimensions?.isAsked(field)) return children
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={280}
      position="bottom"
      shadow="md"
      trapFocus
      returnFocus
      withArrow
    >
      <Popover.Target>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no button element */}
        <g
          role="button"
          tabIndex={0}
          className={drawing.target}
          aria-label={dimensions.nameOf(field)}
          onClick={open}
          onKeyDown={on(['Enter', ' '], open)}
        >
          {children}
        </g>
      </Popover.Target>
      <Popover.Dropdown onFocus={selectAll} aria-label={dimensions.nameOf(field)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter ends typing, as Done does */}
        <div className={classes.editor} onKeyDown={on(['Enter'], close)}>
          {dimensions.fieldFor(field)}
          <Button variant="default" onClick={close}>
            {say('done')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

const valueIn = (value: unknown, unit: string): string => `${value} ${unit === 'degrees' ? '°' : unit}`

type DrawingProps<S extends StepId> = {
  readonly step: StepState<S>
  /** Labels and hints of the form. */
  readonly words: NumberWords
  readonly children: ReactNode
}

/** A drawing whose dimensions are typed on it. */
export const TypedOnDrawing = <S extends StepId>({ step, words, children }: DrawingProps<S>) => {
  const values: Readonly<Record<string, unknown>> = step.draft
  const nameOf = (field: string) => {
    const { unit, label: full } = fieldOf(step.id, field)
    const label = words[field]?.label ?? full
    const value = values[field]
    return value === null
      ? say('dimensionEnter', { label })
      : say('dimensionChange', { label, value: valueIn(value, unit) })
  }
  const dimensions: Dimensions = {
    isAsked: (field) => !step.readOnly && step.asks(field),
    nameOf,
    fieldFor: (field) => <StepNumber step={step} field={field as never} isOnDrawing {...words[field]} />,
  }
  return (
    <DimensionsOfStep value={dimensions}>
      <EditableDimension value={TypedDimension}>{children}</EditableDimension>
      {step.readOnly ? null : <p className={classes.hint}>{say('dimensionsHint')}</p>}
    </DimensionsOfStep>
  )
}
