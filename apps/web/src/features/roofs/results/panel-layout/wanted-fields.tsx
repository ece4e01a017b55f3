import { NativeSelect } from '@mantine/core'
import { parseWith } from '@soundroof/contract/platform/parse'
import { type KeptLayout, keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { LateNumberField } from './late-number-field.tsx'
import classes from './roof-map.module.css'
import type { LayoutEditor } from './use-layout-editor.ts'

/** Without a stated number, the project's power counts. */
const choiceOf = ({ wanted }: KeptLayout): string => wanted?.kind ?? 'project'

/** Number to start with. */
const wantedOf = (choice: string, { wanted }: KeptLayout): KeptLayout['wanted'] => {
  if (choice === 'all') return { kind: 'all' }
  if (choice === 'count') return { kind: 'count', count: 10 }
  return choice === 'power' ? { kind: 'power', kilowatts: wanted?.kind === 'power' ? wanted.kilowatts : 5 } : null
}

const refusalOf = (kept: KeptLayout): Message | null => {
  const parsed = parseWith(keptLayout, kept)
  return parsed.ok ? null : (parsed.problems[0]?.coded ?? null)
}

/** Number of panels: by the project's power, as many as fit, a number, or by another power. */
export const WantedFields = ({ kept, change }: Pick<LayoutEditor, 'kept' | 'change'>) => {
  const say = useSay()

  const { wanted } = kept
  const take = (next: KeptLayout['wanted']): Message | null => {
    const refusal = refusalOf({ ...kept, wanted: next })
    if (refusal === null) change({ ...kept, wanted: next })
    return refusal
  }
  return (
    <div className={classes.wanted}>
      <NativeSelect
        label={say('report.panels')}
        data={[
          { value: 'project', label: say('roofs.the-installed-power-of-the-project') },
          { value: 'all', label: say('roofs.as-many-as-fit') },
          { value: 'count', label: say('roofs.a-number-of-panels') },
          { value: 'power', label: say('roofs.a-power-of-the-array') },
        ]}
        value={choiceOf(kept)}
        onChange={({ currentTarget }) => change({ ...kept, wanted: wantedOf(currentTarget.value, kept) })}
      />
      {wanted?.kind === 'count' ? (
        <LateNumberField
          label={say('roofs.number-of-panels')}
          kind="integer"
          value={wanted.count}
          take={(count) => take({ kind: 'count', count })}
        />
      ) : null}
      {wanted?.kind === 'power' ? (
        <LateNumberField
          label={say('roofs.power-of-the-array')}
          unit="kW"
          kind="decimal"
          value={wanted.kilowatts}
          take={(kilowatts) => take({ kind: 'power', kilowatts })}
        />
      ) : null}
    </div>
  )
}
