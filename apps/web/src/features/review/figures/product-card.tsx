import { mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { ProductRow } from '@soundroof/contract/review/figures/products-console'
import { shownDay } from '../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../platform/words/use-say.ts'
import { resultsWords, signedWords } from './figure-words.ts'
import styles from './figures.module.css'
import { ProductValues } from './product-values/product-values.tsx'
import { type Signing, SignOffCard } from './sign-off-card.tsx'
import { SignOffFacts } from './sign-off-facts.tsx'

const origins = {
  generic: 'review.generic',
  imported: 'review.imported-from-a-file',
  console: 'review.kept-in-the-console',
} as const
const kinds = { racking: 'Racking system', modules: 'Module' } as const

const validity = (say: Say, { validFrom, validUntil }: ProductRow): string => {
  const [from, until] = [validFrom, validUntil].map((day) => (day === null ? null : shownDay(say, day)))
  if (from == null) return until == null ? say('review.without-limit') : say('review.until', { until })
  return until == null ? say('review.from', { from }) : say('review.from-until', { from, until })
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

/** A racking system or module, its certificate, and who stands behind it. */
export const ProductCard = ({ product, ...signing }: Signing & { readonly product: ProductRow }) => {
  const say = useSay()

  const { kind, id, entry, signed } = product
  const figure = `${kind}/${id}`
  return (
    <SignOffCard
      {...signing}
      of={product}
      figure={figure}
      isInForce={signed !== null}
      status={product.status === 'verified' ? say('review.confirmed') : say('review.not-confirmed')}
      facts={<Facts product={product} />}
      signed={
        signed && (
          <>
            <p className={styles.words}>{signedWords(say, signed)}</p>
            <SignOffFacts signOff={signed} />
          </>
        )
      }
      values={entry && <ProductValues title={say('review.all-values')} kind={kind} entry={entry} />}
      inForce={entry}
      proposing={{ label: 'components.change', variant: 'default', to: { enter: kind, id } }}
    />
  )
}
