import type { AssessmentResult, BriefResult } from '@soundroof/contract/roofs/results/result'
import { ACTIONS, actionTables } from '@soundroof/report/blocks/actions-blocks'
import { importedTableItem, oddTableItems, tableFacts } from '@soundroof/report/blocks/capacity-table-blocks'
import { CONFIRMED, confirmedItems } from '@soundroof/report/blocks/confirmed-figures'
import { productItems } from '@soundroof/report/blocks/product-blocks'
import { withUnits } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { EnglishOnly } from '../../../../components/documents/english-only.tsx'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { BlockTable } from '../report/block-table.tsx'
import { Derivation } from '../trace/derivation.tsx'
import classes from './basis.module.css'

type Props = { readonly result: BriefResult }

type Item = { readonly text: string; readonly note?: ReactNode }

type ItemsProps = {
  readonly title: string
  /** Read out instead of the title. */
  readonly name?: string
  readonly items: readonly Item[]
}

/** Sentences below a title; nothing without them. */
const Items = ({ title, name = title, items }: ItemsProps) =>
  items.length === 0 ? null : (
    <section aria-label={name}>
      <h3>{title}</h3>
      <ul>
        {items.map(({ text, note }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a result does not change, and two figures may be named alike
          <li key={position}>
            {text} {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  )

/** Engineers of the provider who signed figures. */
const textsOf = (say: Say, sentences: readonly string[]): readonly Item[] =>
  sentences.map((sentence) => ({ text: say.named(sentence) }))

const cited = ({ text, note }: { readonly text: string; readonly note?: string }): Item => ({
  text,
  note: <CitedText text={note ?? ''} />,
})

const unverifiedItems = (say: Say, result: BriefResult): readonly Item[] =>
  [
    ...oddTableItems(say, result),
    ...result.unverified.map(({ item, where }) => ({ text: say.named(item), note: where })),
  ].map(cited)

/** Names an imported table without a click. */
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

type Value = { readonly label: string; readonly value: ReactNode }

const Values = ({ values }: { readonly values: readonly Value[] }) => (
  <dl className={classes.assumed}>
    {values.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** The capacity table of the purlins, and its odd values. */
const assumedOf = ({ assumptions }: BriefResult): readonly Value[] =>
  assumptions.map(({ label, value, source }) => ({
    label,
    value: (
      <>
        {withUnits(value)}{' '}
        <small>
          <CitedText text={source} />
        </small>
      </>
    ),
  }))

/** Which table the purlins were checked with, and its odd values. */
const CapacityTable = ({ result }: Props) => {
  const say = useSay()

  const facts = tableFacts(say, result)
  return facts.length === 0 ? null : (
    <>
      <h3>{say('roofs.capacity-table-of-the-purlins')}</h3>
      <Values values={facts} />
      <Items
        title={say('roofs.unusual-values-in-this-table')}
        items={textsOf(say, result.capacityTable?.oddValues ?? [])}
      />
    </>
  )
}

const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={classes.fold}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={classes.inside}>{children}</div>
  </details>
)

/** Loads and combinations, as in the full calculation. */
const Actions = ({ result }: { readonly result: AssessmentResult }) => {
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

type ConditionsProps = { readonly result: BriefResult }

/** Conditions, what was not checked, and figures that nobody has confirmed. */
export const Conditions = ({ result }: ConditionsProps) => {
  const say = useSay()
  return (
    <div className={classes.columns}>
      <Items title={say('roofs.conditions')} items={textsOf(say, result.conditions)} />
      <Items title={say('roofs.not-checked-for-this-roof')} items={textsOf(say, result.notChecked)} />
      <Items title={say('roofs.outside-the-scope-of-this-assessment')} items={textsOf(say, result.exclusions)} />
      <Items title={say('roofs.figures-not-yet-confirmed')} items={unverifiedItems(say, result)} />
      <Items title={say(CONFIRMED)} items={confirmedItems(say, result)} />
      <ImportedTable result={result} />
      <Items
        title={say('roofs.holds-for')}
        name={say('components.racking-system-and-module')}
        items={productItems(say, result)}
      />
    </div>
  )
}

/** Assumptions, actions, and the derivation of every number. */
export const Derived = ({ result }: { readonly result: AssessmentResult }) => {
  const say = useSay()
  return (
    <>
      <Fold title={say('roofs.assumptions')}>
        <Values values={assumedOf(result)} />
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
      <Derivation trace={result.trace} />
    </>
  )
}
