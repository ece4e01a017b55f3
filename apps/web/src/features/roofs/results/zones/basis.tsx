import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { ACTIONS, actionTables } from '@soundroof/report/blocks/actions-blocks'
import { importedTableItem, oddTableItems, tableFacts } from '@soundroof/report/blocks/capacity-table-blocks'
import { CONFIRMED, confirmedItems } from '@soundroof/report/blocks/confirmed-figures'
import { productItems } from '@soundroof/report/blocks/product-blocks'
import { withUnits } from '@soundroof/report/wording/number-text'
import { EnglishOnly } from '../../../../components/documents/english-only.tsx'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { BlockTable } from '../report/block-table.tsx'
import { Derivation } from '../trace/derivation.tsx'
import classes from './basis.module.css'

type Props = { readonly result: AssessmentResult }

const Texts = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) => {
  const say = useSay()
  return texts.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {texts.map((sentence) => (
          <li key={sentence}>{say.named(sentence)}</li>
        ))}
      </ul>
    </section>
  )
}

const Unverified = ({ result }: Props) => {
  const say = useSay()

  const figures = result.unverified.map(({ item, where }) => ({ text: say.named(item), note: where }))
  const items = [...oddTableItems(say, result), ...figures]
  return items.length === 0 ? null : (
    <section aria-label={say('roofs.figures-not-yet-confirmed')}>
      <h3>{say('roofs.figures-not-yet-confirmed')}</h3>
      <ul>
        {items.map(({ text: item, note }) => (
          <li key={`${item} ${note}`}>
            {item}{' '}
            <small>
              <CitedText text={note ?? ''} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Engineers of the provider who stand behind figures. */
const Confirmed = ({ result }: Props) => {
  const say = useSay()

  const items = confirmedItems(say, result)
  return items.length === 0 ? null : (
    <section aria-label={say(CONFIRMED)}>
      <h3>{say(CONFIRMED)}</h3>
      <ul>
        {items.map(({ text: item, note }) => (
          <li key={item}>
            {item} <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An imported table is named without opening anything. */
const ImportedTable = ({ result }: Props) => {
  const say = useSay()

  const item = importedTableItem(say, result)
  return item === null ? null : (
    <section aria-label={say('roofs.imported-capacity-table')}>
      <h3>{say('roofs.imported-capacity-table')}</h3>
      <p>
        {item.text} <small>{item.note}</small>
      </p>
    </section>
  )
}

/** Racking system and module that the result holds for. */
const Products = ({ result }: Props) => {
  const say = useSay()

  const items = productItems(say, result)
  return items.length === 0 ? null : (
    <section aria-label={say('components.racking-system-and-module')}>
      <h3>{say('roofs.holds-for')}</h3>
      <ul>
        {items.map(({ text: item, note }) => (
          <li key={item}>
            {item} <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Assumed = ({ result }: Props) => (
  <dl className={classes.assumed}>
    {result.assumptions.map(({ label, value, source }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {withUnits(value)}{' '}
          <small>
            <CitedText text={source} />
          </small>
        </dd>
      </div>
    ))}
  </dl>
)

/** Which table the purlins were checked with, and its odd values. */
const CapacityTable = ({ result }: Props) => {
  const say = useSay()

  const facts = tableFacts(say, result)
  return facts.length === 0 ? null : (
    <>
      <h3>{say('roofs.capacity-table-of-the-purlins')}</h3>
      <dl className={classes.assumed}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Texts title={say('roofs.unusual-values-in-this-table')} texts={result.capacityTable?.oddValues ?? []} />
    </>
  )
}

const Fold = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <details className={classes.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={classes.inside}>{children}</div>
  </details>
)

/** What loads the roof and how it is combined, as the full calculation prints it. */
const Actions = ({ result }: Props) => {
  const say = useSay()

  const tables = actionTables(say, result)
  return tables.length === 0 ? null : (
    <Fold title={say(ACTIONS)}>
      <EnglishOnly />
      <div lang="en-AU">
        {tables.map((table) => (
          <BlockTable key={table.caption} block={table} />
        ))}
      </div>
    </Fold>
  )
}

/** Exclusions, assumptions, actions, and the derivation of every number. */
export const Basis = ({ result }: Props) => {
  const say = useSay()
  return (
    <>
      <Panel title={say('roofs.what-was-not-checked')}>
        <div className={classes.columns}>
          <Texts title={say('roofs.not-checked-for-this-roof')} texts={result.notChecked} />
          <Texts title={say('roofs.outside-the-scope-of-this-assessment')} texts={result.exclusions} />
          <Unverified result={result} />
          <Confirmed result={result} />
          <ImportedTable result={result} />
          <Products result={result} />
        </div>
      </Panel>
      <Fold title={say('roofs.assumptions')}>
        <Assumed result={result} />
        <CapacityTable result={result} />
        <p className={classes.versions}>
          {[
            ...result.editions,
            say('roofs.engine', { version: result.engineVersion }),
            say('roofs.catalogue', { version: result.catalogueVersion }),
          ].join(' · ')}
        </p>
      </Fold>
      <Actions result={result} />
      <Fold title={say('roofs.derivation')}>
        <Derivation trace={result.trace} />
      </Fold>
    </>
  )
}
