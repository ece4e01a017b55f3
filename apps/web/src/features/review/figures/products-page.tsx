import { Button, Skeleton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import type { CallData } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import styles from './figures.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { emptyProduct } from './product-text.ts'
import { filteredProducts, productShows, showLabels, showOf } from './product-words.ts'

const key = ['console', 'products']
const titles: Readonly<Record<ProductKind, string>> = { racking: 'New racking system', modules: 'New module' }

const New = ({ reload }: { readonly reload: () => void }) => {
  const [kind, setKind] = useState<ProductKind | null>(null)
  return (
    <div className={`${styles.actions} ${styles.new}`}>
      <Button onClick={() => setKind('racking')}>{text(titles.racking)}</Button>
      <Button onClick={() => setKind('modules')}>{text(titles.modules)}</Button>
      {kind && (
        <ProductDialog
          kind={kind}
          start={emptyProduct[kind]}
          title={text(titles[kind])}
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

const Filters = ({ search, onSearch }: Props) => (
  <div className={styles.filters}>
    <SelectField
      name="show"
      label={text('Show')}
      placeholder={text('All')}
      options={productShows.map((show) => text(showLabels[show]))}
      value={productShows.indexOf(showOf(search.show))}
      onChange={(position) => onSearch({ ...search, show: productShows[position ?? 0] ?? 'all' })}
    />
    <TextField
      name="search"
      label={text('Name or source')}
      value={search.search ?? ''}
      onChange={(sought) => onSearch({ ...search, search: sought })}
      maxLength={100}
    />
  </div>
)

/** Products that are shown at first, and more each time. */
const atOnce = 25

type FoundProps = {
  readonly products: CallData<'consoleProducts'>
  readonly search: ProductSearch
  readonly canSign: boolean
  readonly reload: () => void
}

const Found = ({ products, search, canSign, reload }: FoundProps) => {
  const [shown, setShown] = useState(atOnce)
  const rows = filteredProducts(products.rows, { show: showOf(search.show), search: search.search ?? '' })
  return (
    <>
      <p className={styles.quiet} role="status">
        {text(
          shown < rows.length ? '{found} of {total} products, the first {shown} shown' : '{found} of {total} products',
          { found: rows.length, total: products.rows.length, shown },
        )}
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
          {text('Show more')}
        </Button>
      )}
    </>
  )
}

/** Racking systems and modules of the provider. */
export const ProductsPage = ({ search, onSearch }: Props) => {
  const queries = useQueryClient()
  const canSign = useSession()?.customer.role === 'engineer'
  const products = useCallData('consoleProducts', key)
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  return (
    <PageFrame
      title={text('Racking systems and modules')}
      width="wide"
      lead={text(
        'Values from the manufacturer’s certificate, entered by one engineer and approved by another. Projects that chose one which was taken back or has expired are warned.',
      )}
      actions={
        <ButtonLink to="/console" variant="default">
          {text('Console')}
        </ButtonLink>
      }
    >
      {canSign && <New reload={reload} />}
      <Filters search={search} onSearch={onSearch} />
      {products.error && !products.data && <LoadFailed title={products.error.message} retry={products.refetch} />}
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
