import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { focusFieldOnEntry } from '../frame/server-problems.ts'
import { StepLink } from '../frame/step-link.tsx'
import { stepTitles } from '../frame/step-order.ts'
import classes from './calculate.module.css'
import type { Refusal } from './use-calculate.ts'

type Props = { readonly refusal: Refusal; readonly wizard: WizardDraft }

/** Why nothing was calculated, each problem with a link to its field. */
export const RefusalNotice = ({ refusal, wizard }: Props) => (
  <section className={classes.refusal} role="alert">
    <h2>Not calculated. Your project has not changed.</h2>
    {refusal.problems.length === 0 ? (
      <p>{refusal.message}</p>
    ) : (
      <ul>
        {refusal.problems.map(({ step, field, message }) => (
          <li key={`${step} ${field}`}>
            <StepLink href={stepAddress(step, wizard)} onGo={() => focusFieldOnEntry(field)}>
              {`${stepTitles[step]}: ${message}`}
            </StepLink>
          </li>
        ))}
      </ul>
    )}
  </section>
)
