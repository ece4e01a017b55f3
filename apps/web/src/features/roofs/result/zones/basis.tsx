import { recognised, text } from '@soundroof/contract/platform/text'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { ACTIONS, actionTables } from '@soundroof/report/blocks/actions-blocks'
import { importedTableItem, oddTableItems, tableFacts } from '@soundroof/report/blocks/capacity-table-blocks'
import { CONFIRMED, confirmedItems } from '@soundroof/report/blocks/confirmed-figures'
import { productItems } from '@soundroof/report/blocks/product-blocks'
import { withUnits } from '@soundroof/report/wording/number-text'
import { EnglishOnly } from '../../../../components/documents/english-only.tsx'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { BlockTable } from '../report/block-table.tsx'
import { Derivation } from '../trace/derivation.tsx'
import classes from './basis.module.css'

type Props = { readonly result: AssessmentResult }

const Texts = ({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {texts.map((sentence) => (
          <li key={sentence}>{recognised(sentence)}</li>
        ))}
      </ul>
    </section>
  )

const Unverified = ({ result }: Props) => {
  const figures = result.unverified.map(({ item, where }) => ({ text: recognised(item), note: where }))
  const items = [...oddTableItems(result), ...figures]
  return items.length === 0 ? null : (
    <section aria-label={text('Figures not yet confirmed')}>
      <h3>{text('Figures not yet confirmed')}</h3>
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
  const items = confirmedItems(result)
  return items.length === 0 ? null : (
    <section aria-label={text(CONFIRMED)}>
      <h3>{text(CONFIRMED)}</h3>
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
  const item = importedTableItem(result)
  return item === null ? null : (
    <section aria-label={text('Imported capacity table')}>
      <h3>{text('Imported capacity table')}</h3>
      <p>
        {item.text} <small>{item.note}</small>
      </p>
    </section>
  )
}

/** Racking system and module that the result holds for. */
const Products = ({ result }: Props) => {
  const items = productItems(result)
  return items.length === 0 ? null : (
    <section aria-label={text('Racking system and module')}>
      <h3>{text('Holds for')}</h3>
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
  const facts = tableFacts(result)
  return facts.length === 0 ? null : (
    <>
      <h3>{text('Capacity table of the purlins')}</h3>
      <dl className={classes.assumed}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Texts title={text('Unusual values in this table')} texts={result.capacityTable?.oddValues ?? []} />
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
  const tables = actionTables(result)
  return tables.length === 0 ? null : (
    <Fold title={text(ACTIONS)}>
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
export const Basis = ({ result }: Props) => (
  <>
    <Panel title={text('What was not checked')}>
      <div className={classes.columns}>
        <Texts title={text('Not checked for this roof')} texts={result.notChecked} />
        <Texts title={text('Outside the scope of this assessment')} texts={result.exclusions} />
        <Unverified result={result} />
        <Confirmed result={result} />
        <ImportedTable result={result} />
        <Products result={result} />
      </div>
    </Panel>
    <Fold title={text('Assumptions')}>
      <Assumed result={result} />
      <CapacityTable result={result} />
      <p className={classes.versions}>
        {[
          ...result.editions,
          text('engine {version}', { version: result.engineVersion }),
          text('catalogue {version}', { version: result.catalogueVersion }),
        ].join(' · ')}
      </p>
    </Fold>
    <Actions result={result} />
    <Fold title={text('Derivation')}>
      <Derivation trace={result.trace} />
    </Fold>
  </>
)
