import { Button, Skeleton } from '@mantine/core'
import { productKinds } from '@soundroof/contract/review/figures/products-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import type { CallData } from '../../../platform/api/api-client.ts'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'
import { ProductCard } from './product-card.tsx'
import { filteredProducts, productShows, productsKey, productTitles, showLabels, showOf } from './product-words.ts'

const New = () => {
  const say = useSay()
  return (
    <div className={`${styles.actions} ${styles.new}`}>
      {productKinds.map((kind) => (
        <ButtonLink key={kind} to="/console/products" search={{ enter: kind }}>
          {say(productTitles[kind])}
        </ButtonLink>
      ))}
    </div>
  )
}

export type ProductSearch = { readonly show?: string; readonly search?: string }
type Props = { readonly search: ProductSearch; readonly onSearch: (search: ProductSearch) => void }

const Filters = ({ search, onSearch }: Props) => {
  const say = useSay()
  return (
    <div className={styles.filters}>
      <SelectField
        name="show"
        label={say('review.show')}
        placeholder={say('review.all')}
        options={productShows.map((show) => say(showLabels[show]))}
        value={productShows.indexOf(showOf(search.show))}
        onChange={(position) => onSearch({ ...search, show: productShows[position ?? 0] ?? 'all' })}
      />
      <TextField
        name="search"
        label={say('review.name-or-source')}
        value={search.search ?? ''}
        onChange={(sought) => onSearch({ ...search, search: sought })}
        maxLength={100}
      />
    </div>
  )
}

/** Products shown at first, and added each time. */
const atOnce = 25

type FoundProps = {
  readonly products: CallData<'consoleProducts'>
  readonly search: ProductSearch
  readonly canSign: boolean
  readonly reload: () => void
}

const Found = ({ products, search, canSign, reload }: FoundProps) => {
  const say = useSay()

  const [shown, setShown] = useState(atOnce)
  const rows = filteredProducts(products.rows, { show: showOf(search.show), search: search.search ?? '' })
  return (
    <>
      <p className={styles.quiet} role="status">
        {say(shown < rows.length ? 'review.of-products-the-first-shown' : 'review.of-products', {
          found: rows.length,
          total: products.rows.length,
          shown,
        })}
      </p>
      <ul className={styles.list}>
        {rows.slice(0, shown).map((product) => (
          <ProductCard
            key={`${product.kind}/${product.id}`}
            product={product}
            isSecondAsked={products.secondEngineer}
            canSign={canSign}
            reload={reload}
          />
        ))}
      </ul>
      {shown < rows.length && (
        <Button variant="default" mt="md" onClick={() => setShown(shown + atOnce)}>
          {say('components.show-more')}
        </Button>
      )}
    </>
  )
}

/** Racking systems and modules of the provider. */
export const ProductsPage = ({ search, onSearch }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const canSign = useSession()?.customer.role === 'engineer'
  const products = useCallData('consoleProducts', productsKey)
  const reload = () => void queries.invalidateQueries({ queryKey: productsKey })
  return (
    <PageFrame
      title={say('review.racking-systems-and-modules')}
      width="wide"
      lead={say('review.values-from-the-manufacturers-certificate-entered')}
      actions={
        <ButtonLink to="/console" variant="default">
          {say('shell.console')}
        </ButtonLink>
      }
    >
      {canSign && <New />}
      <Filters search={search} onSearch={onSearch} />
      {products.error && !products.data && (
        <LoadFailed title={say(messageOfError(products.error))} retry={products.refetch} />
      )}
      {!products.data && !products.error && <Skeleton height={320} radius="lg" />}
      {products.data && (
        <Found
          key={JSON.stringify(search)}
          products={products.data}
          search={search}
          canSign={canSign}
          reload={reload}
        />
      )}
    </PageFrame>
  )
}
