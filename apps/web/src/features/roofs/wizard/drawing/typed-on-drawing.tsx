import { Button, Popover } from '@mantine/core'
import { fieldOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { createContext, type KeyboardEvent, memo, type ReactNode, useContext, useDeferredValue, useState } from 'react'
import drawing from '../../../../components/choice-pictures/drawing.module.css'
import { EditableDimension } from '../../../../components/choice-pictures/drawing.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type NumberWords, StepNumber } from '../fields/step-fields.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import classes from './typed-on-drawing.module.css'

/** Fields and values that a drawing's dimensions need. */
type Dimensions = {
  readonly isAsked: (field: string) => boolean
  /** Label of its button. */
  readonly nameOf: (field: string) => string
}

const DimensionsOfStep = createContext<Dimensions | null>(null)

/** The field itself, with its messages. */
const FieldOfStep = createContext<(field: string) => ReactNode>(() => null)

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

/** The form updates at every keystroke. */
const TypedField = ({ field }: { readonly field: string }) => useContext(FieldOfStep)(field)

/** A button that opens the field beside it. */
const DimensionButton = memo(({ field, name, children }: Props & { readonly name: string }) => {
  const say = useSay()

  const [isOpen, setOpen] = useState(false)
  const [open, close] = [() => setOpen(true), () => setOpen(false)]
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
          aria-label={name}
          onClick={open}
          onKeyDown={on(['Enter', ' '], open)}
        >
          {children}
        </g>
      </Popover.Target>
      <Popover.Dropdown onFocus={selectAll} aria-label={name}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter ends typing, as Done does */}
        <div className={classes.editor} onKeyDown={on(['Enter'], close)}>
          <TypedField field={field} />
          <Button variant="default" onClick={close}>
            {say('done')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
})

/** A dimension that can be typed where the step asks for its field. */
const TypedDimension = ({ field, children }: Props) => {
  const dimensions = useContext(DimensionsOfStep)
  if (!dimensions?.isAsked(field)) return children
  return (
    <DimensionButton field={field} name={dimensions.nameOf(field)}>
      {children}
    </DimensionButton>
  )
}

const valueIn = (value: unknown, unit: string): string => `${value} ${unit === 'degrees' ? '°' : unit}`

type DrawingProps<S extends StepId> = {
  readonly step: StepState<S>
  /** Labels and hints of the form. */
  readonly words: NumberWords
  readonly children: ReactNode
}

type LaterProps = Omit<DrawingProps<StepId>, 'step'> & {
  readonly step: Pick<StepState<StepId>, 'id' | 'draft' | 'readOnly' | 'asks'>
}

/** Dimensions with the form's values, rendered after the typed character, so that typing does not wait. */
const DrawnLater = memo(({ step, words, children }: LaterProps) => {
  const say = useSay()

  const values: Readonly<Record<string, unknown>> = step.draft
  const nameOf = (field: string) => {
    const { unit, label: full } = fieldOf(step.id, field)
    const short = words[field]?.label
    const label = short === undefined ? say.named(full) : say(short)
    const value = values[field]
    return value === null
      ? say('dimensionEnter', { label })
      : say('dimensionChange', { label, value: valueIn(value, unit) })
  }
  const isAsked = (field: string) => !step.readOnly && step.asks(field)
  return (
    <DimensionsOfStep value={{ isAsked, nameOf }}>
      <EditableDimension value={TypedDimension}>{children}</EditableDimension>
    </DimensionsOfStep>
  )
})

/** A drawing whose dimensions are typed on it. */
export const TypedOnDrawing = <S extends StepId>(props: DrawingProps<S>) => {
  const say = useSay()

  const { step, words } = props
  return (
    <FieldOfStep value={(field) => <StepNumber step={step} field={field as never} isOnDrawing {...words[field]} />}>
      <DrawnLater {...useDeferredValue(props)} />
      {step.readOnly ? null : <p className={classes.hint}>{say('dimensionsHint')}</p>}
    </FieldOfStep>
  )
}
