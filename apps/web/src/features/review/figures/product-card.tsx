import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { ProductRow } from '@soundroof/contract/review/figures/products-console'
import { useState } from 'react'
import { DecisionDialog, type Move } from './decision-dialog.tsx'
import { FigureHistory } from './figure-history.tsx'
import { resultsWords, signedWords } from './figure-words.ts'
import styles from './figures.module.css'
import { ProductDialog } from './product-dialog.tsx'
import { ProductValues } from './product-values.tsx'
import { SignOffFacts } from './sign-off-facts.tsx'

const origins = { generic: 'Generic', imported: 'Imported from a file', console: 'Kept in the console' } as const
const kinds = { racking: 'Racking system', modules: 'Module' } as const

const validity = ({ validFrom, validUntil }: ProductRow): string => {
  if (validFrom === null)
    return validUntil === null ? text('without limit') : text('until {until}', { until: validUntil })
  if (validUntil === null) return text('from {from}', { from: validFrom })
  return text('from {from} until {until}', { from: validFrom, until: validUntil })
}

const Facts = ({ product }: { readonly product: ProductRow }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{text(kinds[product.kind])}</dt>
      <dd>
        {product.id} <small>({text(origins[product.origin])})</small>
      </dd>
    </div>
    <div>
      <dt>{text('Valid')}</dt>
      <dd>
        {validity(product)} {product.isOutOfDate && <strong className={styles.problem}>{text('not today')}</strong>}
      </dd>
    </div>
    <div>
      <dt>{text('Rest on it')}</dt>
      <dd>{resultsWords(product.results, mostCounted)}</dd>
    </div>
    <div>
      <dt>{text('Source')}</dt>
      <dd lang="en-AU">
        {product.source} <small>({product.edition})</small>
      </dd>
    </div>
  </dl>
)

type Props = {
  readonly product: ProductRow
  readonly isSecondAsked: boolean
  /** Administrators look on. */
  readonly canSign: boolean
  readonly reload: () => void
}
type Action = Move | 'edit'

const Actions = ({
  product: { name, signed, waiting },
  isSecondAsked,
  onAction,
}: Pick<Props, 'product' | 'isSecondAsked'> & { readonly onAction: (action: Action) => void }) => {
  const own = waiting?.isOwn === true
  const button = (action: Action, label: string) => (
    <Button
      size="sm"
      variant="default"
      onClick={() => onAction(action)}
      aria-label={text('{label}: {name}', { label, name })}
    >
      {text(label)}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {!waiting && button('edit', 'Change')}
      {waiting && (!own || !isSecondAsked) && button('approve', 'Approve')}
      {waiting && !own && button('decline', 'Decline')}
      {waiting && own && button('withdraw', 'Withdraw')}
      {!waiting && signed && button('revoke', 'Take back')}
    </div>
  )
}

/** A racking system or module, its certificate, and who stands behind it. */
export const ProductCard = ({ product, isSecondAsked, canSign, reload }: Props) => {
  const [action, setAction] = useState<Action | null>(null)
  const close = () => setAction(null)
  const done = () => {
    close()
    reload()
  }
  const { entry, signed, waiting } = product
  const figure = `${product.kind}/${product.id}`
  const signOff = action === 'revoke' ? signed : waiting
  return (
    <li className={styles.card} data-signed={signed ? '' : undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} lang="en-AU">
          {product.name}
        </h2>
        <span className={styles.status}>
          {product.status === 'verified' ? text('Confirmed') : text('Not confirmed')}
        </span>
      </div>
      <Facts product={product} />
      {signed && <p className={styles.words}>{signedWords(signed)}</p>}
      {signed && <SignOffFacts signOff={signed} />}
      {waiting && (
        <div className={styles.waiting}>
          <strong>{text('Waiting for another engineer')}</strong>
          <SignOffFacts signOff={waiting} />
        </div>
      )}
      {canSign && <Actions product={product} isSecondAsked={isSecondAsked} onAction={setAction} />}
      {entry && <ProductValues title={text('All values')} entry={entry} />}
      <FigureHistory figure={figure} />
      {action === 'edit' && (
        <ProductDialog
          kind={product.kind}
          start={entry ?? {}}
          title={text('Change {name}', { name: product.name })}
          figure={product.results > 0 ? figure : undefined}
          onClose={close}
          onDone={done}
        />
      )}
      {action !== null && action !== 'edit' && signOff && (
        <DecisionDialog move={action} signOff={signOff} onClose={close} onDone={done} />
      )}
    </li>
  )
}
