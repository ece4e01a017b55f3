import { Button } from '@mantine/core'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { usePinnedNotes } from '../../../../platform/pinned-notes.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { helpOfOption } from '../fields/help-of-field.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionField } from '../options/option-fields.tsx'
import { changedCount, type FoldedGroup, foldedNames, stepOptions, withDefaults } from '../options/option-specs.ts'
import classes from '../options/options.module.css'
import { ShieldingOption } from '../options/shielding-option.tsx'
import { TopographyOption } from '../options/topography-option.tsx'
import { optionFormOf } from './option-form.ts'

type Props<S extends StepId> = { readonly step: StepState<S>; readonly group: FoldedGroup }

const summaryWords = (say: Say, count: number): string =>
  count === 0
    ? say('roofs.all-at-their-defaults')
    : say(count === 1 ? 'roofs.1-changed-from-its-default' : 'roofs.changed-from-their-defaults', { count })

/** Assumptions of a step, with their defaults. Folded: most projects change none. */
export const Assumptions = <S extends StepId>({ step, group }: Props<S>) => {
  const say = useSay()

  const asked = stepOptions(group, step.project)
  const notes = usePinnedNotes()
  const { form, save } = optionFormOf(step)
  const reset = () => {
    save((options) => withDefaults(options, group))
    for (const name of foldedNames(group)) form.refuse(name, null)
  }
  const count = changedCount(step.project.options, group)
  return (
    <details className={classes.panel}>
      <summary className={classes.summary}>
        <h2>{say('roofs.assumptions')}</h2>
        <span>{summaryWords(say, count)}</span>
      </summary>
      <div className={classes.body}>
        <section aria-label={say(group)}>
          <h3>{say(group)}</h3>
          <div className={classes.grid}>
            {asked.map((spec) => (
              <div key={spec.name}>
                <WithHelp {...helpOfOption(`options.${spec.name}`)}>
                  <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
                </WithHelp>
                {notes(`options.${spec.name}`)}
              </div>
            ))}
            {group === 'Wind' ? (
              <>
                <TopographyOption form={form} />
                <ShieldingOption form={form} />
              </>
            ) : null}
          </div>
        </section>
        {count > 0 && !step.readOnly ? (
          <div>
            <Button variant="default" size="sm" onClick={reset}>
              {say('roofs.back-to-the-defaults')}
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  )
}
