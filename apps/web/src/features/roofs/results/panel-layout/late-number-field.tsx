import { useContext, useId, useState } from 'react'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import type { NumberKind } from '../../../../components/fields/number-filter.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { afterLeaving, StepsDone, type TypedNumber, typedOver } from './typed-number.ts'

type Props = {
  readonly label: string
  readonly unit?: string
  readonly kind: NumberKind
  readonly value: number
  /** Answers why the number is refused, or null. */
  readonly take: (value: number) => Message | null
}

/** Applies the number when the field is left or on Enter, so that the roof is laid out once, not at each digit. */
export const LateNumberField = ({ label, unit = '', kind, value, take }: Props) => {
  const id = useId()
  const [kept, setTyped] = useState<TypedNumber | null>(null)
  const now = { over: value, steps: useContext(StepsDone) }
  const typed = typedOver(kept, now)
  // Cleared at once, because the value may come back.
  if (typed !== kept) setTyped(typed)
  const finish = (): void => setTyped(afterLeaving(typed, take))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field inside
    <div onKeyDown={({ key }) => key === 'Enter' && finish()}>
      <NumberField
        name={id}
        label={label}
        unit={unit}
        kind={kind}
        value={typed === null ? value : typed.number}
        error={typed?.refusal}
        onChange={(number) => setTyped({ ...now, number })}
        onBlur={finish}
      />
    </div>
  )
}
