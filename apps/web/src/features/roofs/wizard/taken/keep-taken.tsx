import { TickField } from '../../../../components/fields/tick-field.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { forgetAllUntold } from '../../../../platform/draft/untold-facts.ts'
import { chooseTakenKept, useTakenKept } from '../../../../platform/taken/taken-choice.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** What is kept with photos, and the choice of whoever holds this device. */
export const KeepTaken = () => {
  const say = useSay()
  const isKept = useTakenKept()
  const choose = (keep: boolean) => {
    chooseTakenKept(keep)
    if (!keep) forgetAllUntold()
  }
  return (
    <Panel tone="quiet">
      <p>{say(isKept ? 'roofs.place-and-time' : 'roofs.no-place-and-time')}</p>
      <TickField name="keepTaken" label={say('roofs.keep-place-and-time')} checked={isKept} onChange={choose} />
    </Panel>
  )
}
