import { ruleAnchor } from '@soundroof/report/method/citation'
import { type MethodRule, methodRules } from '@soundroof/report/method/method-rules'
import { useLocation } from '@tanstack/react-router'
import { EnglishOnly } from '../../../components/documents/english-only.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { RuleText } from '../../../components/page/rule-text.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import classes from './method-page.module.css'

const isBelow = ({ number }: MethodRule): boolean => number.includes('.')

const Contents = () => {
  const say = useSay()
  return (
    <nav className={classes.contents} aria-label={say('help.rules')}>
      <ol>
        {methodRules.map((rule) => (
          <li key={rule.number} data-below={isBelow(rule)}>
            <a href={`#${ruleAnchor(rule.number)}`}>
              <span>{rule.number}</span> {rule.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Rule = ({ rule, isAsked }: { readonly rule: MethodRule; readonly isAsked: boolean }) => {
  const Title = isBelow(rule) ? 'h3' : 'h2'
  const id = ruleAnchor(rule.number)
  return (
    <section className={classes.rule} id={id} aria-labelledby={`${id}-title`} data-asked={isAsked}>
      <Title id={`${id}-title`}>
        <span>{rule.number}</span> {rule.title}
      </Title>
      <RuleText parts={rule.parts} opensTab={false} />
    </section>
  )
}

/** `/method`: the rules of the calculation, the target of citations. */
export const MethodPage = () => {
  const say = useSay()

  const { hash } = useLocation()
  return (
    <PageFrame title={say('help.the-method')} width="wide" lead={say('help.the-rules-that-every-result-is')}>
      <EnglishOnly />
      <div className={classes.page} lang="en-AU">
        <Contents />
        <div className={classes.rules}>
          {methodRules.map((rule) => (
            <Rule key={rule.number} rule={rule} isAsked={hash === ruleAnchor(rule.number)} />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
