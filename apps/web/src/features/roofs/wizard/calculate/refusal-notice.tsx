import { recognised, text } from '@soundroof/contract/platform/text'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { stepAddress, stepTitles } from '../../../../platform/wizard-route.ts'
import { StepLink } from '../frame/step-link.tsx'
import { focusFieldOnEntry } from '../problems/server-problems.ts'
import classes from './calculate.module.css'
import type { Refusal } from './use-calculate.ts'

type Props = { readonly refusal: Refusal; readonly wizard: WizardDraft }

/** Why nothing was calculated, each problem with a link to its field. */
export const RefusalNotice = ({ refusal, wizard }: Props) => (
  <section className={classes.refusal} role="alert">
    <h2>{text('Not calculated. Your project has not changed.')}</h2>
    {refusal.problems.length === 0 ? (
      <p>{recognised(refusal.message)}</p>
    ) : (
      <ul>
        {refusal.problems.map(({ step, field, message }) => (
          <li key={`${step} ${field}`}>
            <StepLink href={stepAddress(step, wizard)} onGo={() => focusFieldOnEntry(field)}>
              {`${text(stepTitles[step])}: ${recognised(message)}`}
            </StepLink>
          </li>
        ))}
      </ul>
    )}
  </section>
)
