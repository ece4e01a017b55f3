import { Button } from '@mantine/core'
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
  if (validFrom === null && validUntil === null) return 'without limit'
  return [validFrom === null ? '' : `from ${validFrom}`, validUntil === null ? '' : `until ${validUntil}`]
    .join(' ')
    .trim()
}

const Facts = ({ product }: { readonly product: ProductRow }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{kinds[product.kind]}</dt>
      <dd>
        {product.id} <small>({origins[product.origin]})</small>
      </dd>
    </div>
    <div>
      <dt>Valid</dt>
      <dd>
        {validity(product)} {product.isOutOfDate && <strong className={styles.problem}>not today</strong>}
      </dd>
    </div>
    <div>
      <dt>Rest on it</dt>
      <dd>{resultsWords(product.results, mostCounted)}</dd>
    </div>
    <div>
      <dt>Source</dt>
      <dd>
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
    <Button size="sm" variant="default" onClick={() => onAction(action)} aria-label={`${label}: ${name}`}>
      {label}
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
        <h2 className={styles.title}>{product.name}</h2>
        <span className={styles.status}>{product.status === 'verified' ? 'Confirmed' : 'Not confirmed'}</span>
      </div>
      <Facts product={product} />
      {signed && <p className={styles.words}>{signedWords(signed)}</p>}
      {signed && <SignOffFacts signOff={signed} />}
      {waiting && (
        <div className={styles.waiting}>
          <strong>Waiting for another engineer</strong>
          <SignOffFacts signOff={waiting} />
        </div>
      )}
      {canSign && <Actions product={product} isSecondAsked={isSecondAsked} onAction={setAction} />}
      {entry && <ProductValues title="All values" entry={entry} />}
      <FigureHistory figure={figure} />
      {action === 'edit' && (
        <ProductDialog
          kind={product.kind}
          start={entry ?? {}}
          title={`Change ${product.name}`}
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
