import { CompassRose } from '../../../../components/compass/compass-rose.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from '../fields/field.module.css'
import { StepNumber } from '../fields/step-fields.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'

const isDirection = (degrees: number | null): boolean => degrees !== null && degrees < 360

/** Which way the front looks: as a number, by turning a rose, or by a point of the compass. */
export const DirectionFields = ({ step }: { readonly step: StepState<'building'> }) => {
  const say = useSay()

  const { frontFacing } = step.draft
  const take = (degrees: number | null) => {
    step.change({ frontFacing: degrees })
    step.refuse('frontFacing', null)
  }
  return (
    <>
      <StepNumber step={step} field="frontFacing" whole hint={say('roofs.which-way-the-front-looks')} />
      <div className={classes.whole}>
        <CompassRose
          label={say('roofs.turn-the-front')}
          value={isDirection(frontFacing) ? frontFacing : null}
          onChange={take}
          disabled={step.readOnly}
        />
      </div>
    </>
  )
}
