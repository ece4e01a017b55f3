import { Button, Modal, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { type ComponentType, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CompassWay } from './compass-way.tsx'
import { GaugeWay } from './gauge-way.tsx'
import classes from './measuring.module.css'
import { LengthWay, RowsWay } from './photo-way.tsx'
import { SlopeWay } from './slope-way.tsx'
import { type Found, type Said, takeFound, takeSaid } from './take-origin.ts'
import { wayNames } from './way-names.ts'
import type { Way, WayProps } from './ways.ts'

const parts: Readonly<Record<Way, ComponentType<WayProps>>> = {
  slope: SlopeWay,
  compass: CompassWay,
  length: LengthWay,
  rows: RowsWay,
  gauge: GaugeWay,
}

const saidOf = { typed: 'measuring.typed', drawing: 'measuring.drawing', assumed: 'measuring.assumed' } as const

type SayProps = { readonly choose: (said: Said) => void }

/** For a value that is in the field already. */
const SayWhere = ({ choose }: SayProps) => {
  const say = useSay()
  return (
    <fieldset className={classes.choices}>
      <legend>{say('measuring.the-value-in-the-field')}</legend>
      {(['typed', 'drawing', 'assumed'] as const).map((said) => (
        <Button key={said} variant="default" mih={48} onClick={() => choose(said)}>
          {say(saidOf[said])}
        </Button>
      ))}
    </fieldset>
  )
}

type ChoiceProps = { readonly ways: readonly Way[]; readonly way: Way; readonly choose: (way: Way) => void }

const WayChoice = ({ ways, way, choose }: ChoiceProps) => {
  const say = useSay()
  return ways.length < 2 ? null : (
    <div className={classes.choices}>
      {ways.map((each) => (
        <Button
          key={each}
          mih={48}
          variant={each === way ? 'filled' : 'default'}
          aria-pressed={each === way}
          onClick={() => choose(each)}
        >
          {say(wayNames[each])}
        </Button>
      ))}
    </div>
  )
}

type Props = Omit<WayProps, 'use'> & { readonly ways: readonly Way[]; readonly close: () => void }

/** The instruments of a field, and where a value that is known already comes from. */
export const MeasureDialog = ({ step, field, ways, close }: Props) => {
  const say = useSay()
  const [way, setWay] = useState<Way>(ways[0] ?? 'length')
  const isNarrow = useMediaQuery('(max-width: 800px), (max-height: 500px)') ?? false
  const Part = parts[way]
  const isFilled = (step.draft as Readonly<Record<string, unknown>>)[field] !== null
  const use = (found: Found) => {
    takeFound(step, field, found)
    close()
  }
  const saySo = (said: Said) => {
    takeSaid(step, field, said)
    close()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={say('measuring.where-from', { field: say.named(fieldOf(step.id, field).label) })}
      size={720}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ size: 48, iconSize: 20, 'aria-label': say('shell.close') }}
      centered
    >
      <Stack gap={16} className={`${classes.dialog} ${isNarrow ? classes.whole : ''}`}>
        <WayChoice ways={ways} way={way} choose={setWay} />
        <Part key={way} step={step} field={field} use={use} />
        {isFilled ? <SayWhere choose={saySo} /> : null}
      </Stack>
    </Modal>
  )
}
