import type { AssessmentResult } from '@soundroof/contract/result'
import { withUnits } from '@soundroof/report/number-text'
import { Panel } from '../../../components/panel.tsx'
import { Derivation } from '../trace/derivation.tsx'
import classes from './basis.module.css'

type Props = { readonly result: AssessmentResult }

const Texts = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )

const Unverified = ({ result }: Props) =>
  result.unverified.length === 0 ? null : (
    <section aria-label="Unverified figures">
      <h3>Unverified figures in this result</h3>
      <ul>
        {result.unverified.map(({ item, where }) => (
          <li key={`${item} ${where}`}>
            {item} <small>{where}</small>
          </li>
        ))}
      </ul>
    </section>
  )

const Assumed = ({ result }: Props) => (
  <dl className={classes.assumed}>
    {result.assumptions.map(({ label, value, source }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {withUnits(value)} <small>{source}</small>
        </dd>
      </div>
    ))}
  </dl>
)

const Fold = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <details className={classes.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={classes.inside}>{children}</div>
  </details>
)

/** What the result does not say, what it assumes, and where every number comes from. */
export const Basis = ({ result }: Props) => (
  <>
    <Panel title="What was not checked">
      <div className={classes.columns}>
        <Texts title="Not checked for this roof" texts={result.notChecked} />
        <Texts title="Never part of this assessment" texts={result.exclusions} />
        <Unverified result={result} />
      </div>
    </Panel>
    <Fold title="Assumptions">
      <Assumed result={result} />
      <p className={classes.versions}>
        {[...result.editions, `engine ${result.engineVersion}`, `catalogue ${result.catalogueVersion}`].join(' · ')}
      </p>
    </Fold>
    <Fold title="Derivation">
      <Derivation trace={result.trace} />
    </Fold>
  </>
)
