import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { stepAddress, stepTitles } from '../../../../platform/wizard-route.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { StepLink } from '../frame/step-link.tsx'
import { focusFieldOnEntry } from '../problems/server-problems.ts'
import classes from './calculate.module.css'
import { refusalWords } from './refusal-words.ts'
import type { Refusal } from './use-calculate.ts'

type Props = { readonly refusal: Refusal; readonly wizard: WizardDraft }

/** The last step of the calculation that worked and why the next failed, each problem with a link to its field. */
export const RefusalNotice = ({ refusal, wizard }: Props) => {
  const say = useSay()

  const { title, next } = refusalWords(say, refusal.failed)
  return (
    <section className={classes.refusal} role="alert">
      <h2>{title}</h2>
      {refusal.problems.length === 0 ? (
        <p>{say(refusal.message)}</p>
      ) : (
        <ul>
          {refusal.problems.map(({ step, field, coded }) => (
            <li key={`${step} ${field}`}>
              <StepLink href={stepAddress(step, wizard)} onGo={() => focusFieldOnEntry(field)}>
                {`${say(stepTitles[step])}: ${say(coded)}`}
              </StepLink>
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : <p>{next}</p>}
    </section>
  )
}
