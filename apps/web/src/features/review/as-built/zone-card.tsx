import { Button } from '@mantine/core'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import type { ComparedZone, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import type { KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { fieldOfZone, type Measure, zoneIn } from '../../../platform/as-built/merged-content.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { isMeasured } from './comparison.ts'
import { ComparisonLine, Judgement } from './comparison-line.tsx'
import { ElsewhereLine } from './elsewhere-line.tsx'
import { isZoneDone, measureNames } from './missing.ts'
import { enter } from './use-as-built.ts'

export type ErrorOf = (field: string) => Message | undefined

type Props = {
  readonly told: AsBuiltOfProject
  readonly plan: ComparedZone
  readonly record: KeptRecord
  readonly errorOf: ErrorOf
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly photos: ReactNode
  /** Opens the next zone; null: it is the last. */
  readonly next: { readonly name: string; readonly open: () => void } | null
}

const Planned = ({ plan }: Pick<Props, 'plan'>) => {
  const say = useSay()
  const inMm = (value: number | null) => (value === null ? '–' : say('review.in-mm', { value }))
  return (
    <dl className={styles.planned}>
      <div>
        <dt>{say('review.planned-rails')}</dt>
        <dd>{plan.plannedRails ?? '–'}</dd>
      </div>
      <div>
        <dt>{say('review.spacing-at-most')}</dt>
        <dd>{inMm(plan.plannedSpacing)}</dd>
      </div>
      <div>
        <dt>{say('review.setback-at-least')}</dt>
        <dd>{inMm(plan.plannedSetback)}</dd>
      </div>
    </dl>
  )
}

type FieldProps = Pick<Props, 'plan' | 'record' | 'errorOf'> & { readonly entered: MeasuredZone }

const railOptions = [
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
] as const

const Rails = ({ plan, record, errorOf, entered }: FieldProps) => {
  const { hash } = record
  const field = fieldOfZone(plan.zone, 'rails')
  const set = (rails: MeasuredZone['rails']) => enter.measure(hash, plan.zone, 'rails', rails)
  const take = (theirs: unknown) => set(railOptions.find(({ value }) => value === theirs)?.value ?? null)
  return (
    <div className={styles.measure}>
      <ChoiceField
        name={field}
        label={measureNames.rails}
        options={railOptions}
        value={entered.rails}
        error={errorOf(field)}
        onChange={set}
      />
      <ComparisonLine measure="rails" value={entered.rails} plan={plan} />
      <ElsewhereLine record={record} field={field} take={take} />
    </div>
  )
}

type LengthProps = FieldProps & { readonly measure: Exclude<Measure, 'rails'>; readonly hint: string }

const Length = ({ plan, record, errorOf, entered, measure, hint }: LengthProps) => {
  const { hash } = record
  const field = fieldOfZone(plan.zone, measure)
  // Refused text is kept by the field as long as the page is open.
  const [refused, setRefused] = useState<string | undefined>()
  const set = (value: number | null) => enter.measure(hash, plan.zone, measure, value)
  return (
    <div className={styles.measure}>
      <NumberField
        name={field}
        label={measureNames[measure]}
        hint={hint}
        unit="mm"
        kind="integer"
        value={entered[measure]}
        kept={refused}
        error={errorOf(field)}
        enterKeyHint="next"
        onChange={(value, refusal, text) => {
          setRefused(refusal === null ? undefined : text)
          set(value)
        }}
      />
      <ComparisonLine measure={measure} value={entered[measure]} plan={plan} />
      <ElsewhereLine record={record} field={field} take={(theirs) => set(typeof theirs === 'number' ? theirs : null)} />
    </div>
  )
}

/** One zone: its plan in large type, what was measured, and its photos. */
export const ZoneCard = ({ told, plan, record, errorOf, isOpen, onOpen, photos, next }: Props) => {
  const say = useSay()
  const entered = zoneIn(record.content, plan.zone)
  const given = { plan, record, errorOf, entered }
  const isDone = isZoneDone(told, record, plan.zone)
  return (
    <details
      className={styles.zone}
      data-zone={plan.zone}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open && !isOpen) onOpen()
      }}
    >
      <summary data-done={isDone}>
        <h2>{say.named(plan.zone)}</h2>
        <span>{say(isDone ? 'review.done' : 'review.to-do')}</span>
      </summary>
      <div className={styles.inside}>
        <Planned plan={plan} />
        <Rails {...given} />
        <Length {...given} measure="widestSpacing" hint={say('review.between-two-neighbouring-fixings')} />
        <Length {...given} measure="smallestSetback" hint={say('review.from-a-panel-to-the-edge')} />
        <Judgement plan={plan} entered={entered} isWaiting={isMeasured(entered)} />
        {photos}
        {next && (
          <Button size="md" mih={48} onClick={next.open}>
            {say('review.next-zone', { zone: { code: next.name } })}
          </Button>
        )}
      </div>
    </details>
  )
}
