import { Button } from '@mantine/core'
import { mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { ProductRow } from '@soundroof/contract/review/figures/products-console'
import { useState } from 'react'
import { type PlainCode, type Say, useSay } from '../../../platform/words/use-say.ts'
import { DecisionDialog, type Move } from './decision-dialog.tsx'
import { FigureHistory } from './figure-history.tsx'
import { resultsWords, signedWords } from './figure-words.ts'
import styles from './figures.module.css'
import { ProductDialog } from './product-dialog.tsx'
import { ProductValues } from './product-values.tsx'
import { SignOffFacts } from './sign-off-facts.tsx'

const origins = {
  generic: 'review.generic',
  imported: 'review.imported-from-a-file',
  console: 'review.kept-in-the-console',
} as const
const kinds = { racking: 'Racking system', modules: 'Module' } as const

const validity = (say: Say, { validFrom, validUntil }: ProductRow): string => {
  if (validFrom === null)
    return validUntil === null ? say('review.without-limit') : say('review.until', { until: validUntil })
  if (validUntil === null) return say('review.from', { from: validFrom })
  return say('review.from-until', { from: validFrom, until: validUntil })
}

const Facts = ({ product }: { readonly product: ProductRow }) => {
  const say = useSay()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say(kinds[product.kind])}</dt>
        <dd>
          {product.id} <small>({say(origins[product.origin])})</small>
        </dd>
      </div>
      <div>
        <dt>{say('review.valid')}</dt>
        <dd>
          {validity(say, product)}{' '}
          {product.isOutOfDate && <strong className={styles.problem}>{say('review.not-today')}</strong>}
        </dd>
      </div>
      <div>
        <dt>{say('review.rest-on-it')}</dt>
        <dd>{resultsWords(say, product.results, mostCounted)}</dd>
      </div>
      <div>
        <dt>{say('report.source')}</dt>
        <dd lang="en-AU">
          {product.source} <small>({product.edition})</small>
        </dd>
      </div>
    </dl>
  )
}

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
  const say = useSay()

  const own = waiting?.isOwn === true
  const button = (action: Action, label: PlainCode) => (
    <Button
      size="sm"
      variant="default"
      onClick={() => onAction(action)}
      aria-label={say('components.value', { label: say(label), name })}
    >
      {say(label)}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {!waiting && button('edit', 'components.change')}
      {waiting && (!own || !isSecondAsked) && button('approve', 'review.approve')}
      {waiting && !own && button('decline', 'review.decline')}
      {waiting && own && button('withdraw', 'components.withdraw')}
      {!waiting && signed && button('revoke', 'review.take-back')}
    </div>
  )
}

/** A racking system or module, its certificate, and who stands behind it. */
export const ProductCard = ({ product, isSecondAsked, canSign, reload }: Props) => {
  const say = useSay()

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
          {product.status === 'verified' ? say('review.confirmed') : say('review.not-confirmed')}
        </span>
      </div>
      <Facts product={product} />
      {signed && <p className={styles.words}>{signedWords(say, signed)}</p>}
      {signed && <SignOffFacts signOff={signed} />}
      {waiting && (
        <div className={styles.waiting}>
          <strong>{say('review.waiting-for-another-engineer')}</strong>
          <SignOffFacts signOff={waiting} />
        </div>
      )}
      {canSign && <Actions product={product} isSecondAsked={isSecondAsked} onAction={setAction} />}
      {entry && <ProductValues title={say('review.all-values')} entry={entry} />}
      <FigureHistory figure={figure} />
      {action === 'edit' && (
        <ProductDialog
          kind={product.kind}
          start={entry ?? {}}
          title={say('review.change', { name: product.name })}
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
