import { Button } from '@mantine/core'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import styles from './figures.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { emptyProduct } from './product-text.ts'
import { filteredProducts, productShows, showLabels, showOf } from './product-words.ts'
import { Filters, SignableList, SignablePage } from './signable-list.tsx'

const key = ['console', 'products']
const titles: Readonly<Record<ProductKind, PlainCode>> = {
  racking: 'review.new-racking-system',
  modules: 'review.new-module',
}

const New = ({ reload }: { readonly reload: () => void }) => {
  const say = useSay()

  const [kind, setKind] = useState<ProductKind | null>(null)
  return (
    <div className={`${styles.actions} ${styles.new}`}>
      <Button onClick={() => setKind('racking')}>{say(titles.racking)}</Button>
      <Button onClick={() => setKind('modules')}>{say(titles.modules)}</Button>
      {kind && (
        <ProductDialog
          kind={kind}
          start={emptyProduct[kind]}
          title={say(titles[kind])}
          onClose={() => setKind(null)}
          onDone={() => {
            setKind(null)
            reload()
          }}
        />
      )}
    </div>
  )
}

export type ProductSearch = { readonly show?: string; readonly search?: string }
type Props = { readonly search: ProductSearch; readonly onSearch: (search: ProductSearch) => void }

type FoundProps = {
  readonly products: CallData<'consoleProducts'>
  readonly search: ProductSearch
  readonly canSign: boolean
  readonly reload: () => void
}

const Found = ({ products, search, canSign, reload }: FoundProps) => {
  const say = useSay()

  const rows = filteredProducts(products.rows, { show: showOf(search.show), search: search.search ?? '' })
  return (
    <SignableList
      rows={rows}
      counted={(shown) =>
        say(shown < rows.length ? 'review.of-products-the-first-shown' : 'review.of-products', {
          found: rows.length,
          total: products.rows.length,
          shown,
        })
      }
    >
      {(product) => (
        <ProductCard
          key={`${product.kind}/${product.id}`}
          product={product}
          isSecondAsked={products.secondEngineer}
          canSign={canSign}
          reload={reload}
        />
      )}
    </SignableList>
  )
}

/** Racking systems and modules of the provider. */
export const ProductsPage = ({ search, onSearch }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const canSign = useSession()?.customer.role === 'engineer'
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  return (
    <SignablePage
      title={say('review.racking-systems-and-modules')}
      lead={say('review.values-from-the-manufacturers-certificate-entered')}
      query={useCallData('consoleProducts', key)}
      filters={
        <>
          {canSign && <New reload={reload} />}
          <Filters
            name="show"
            placeholder={say('review.all')}
            options={productShows}
            wordsOf={(show) => say(showLabels[show])}
            chosen={showOf(search.show)}
            onChoose={(show) => onSearch({ ...search, show })}
            search={search.search}
            onSearch={(sought) => onSearch({ ...search, search: sought })}
          />
        </>
      }
    >
      {(products) => (
        <Found key={JSON.stringify(search)} products={products} search={search} canSign={canSign} reload={reload} />
      )}
    </SignablePage>
  )
}
