import { useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionField } from '../options/option-fields.tsx'
import { isDefault, stepOptions, wallOptions } from '../options/option-specs.ts'
import classes from '../options/options.module.css'
import { DirectionFields } from './direction-fields.tsx'
import { optionFormOf } from './option-form.ts'
import { OptionList } from './option-list.tsx'

type Props = { readonly step: StepState<'building'> }

const answered = ({ project, draft }: Props['step']): number =>
  [...stepOptions('Place', project), ...wallOptions(project)].filter(
    ({ name }) => !isDefault(name, project.options[name]),
  ).length + (draft.frontFacing === null ? 0 : 1)

/** What a site may have besides; folded, since each may be left open. */
export const SiteDetails = ({ step }: Props) => {
  const say = useSay()

  const count = answered(step)
  const hasProblem = step.errorOf('options.windClass') !== undefined || step.errorOf('frontFacing') !== undefined
  return (
    <details className={classes.panel} {...(hasProblem ? { open: true } : {})}>
      <summary className={classes.summary}>
        <h2>{say('roofs.direction-wind-class-walls-beside')}</h2>
        <span>{count === 0 ? say('roofs.nothing-entered-may-be-left-open') : say('roofs.answered', { count })}</span>
      </summary>
      <div className={classes.body}>
        <div className={classes.grid}>
          <DirectionFields step={step} />
          <OptionList step={step} group="Place" />
          {wallOptions(step.project).map((spec) => (
            <BesideField key={spec.name} step={step} field={`options.${spec.name}`}>
              <OptionField spec={spec} form={optionFormOf(step).form} error={step.errorOf(`options.${spec.name}`)} />
            </BesideField>
          ))}
        </div>
      </div>
    </details>
  )
}
