import { Button, Skeleton } from '@mantine/core'
import type { ProductKind } from '@soundroof/contract/review/figures/products-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import styles from './figures.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { emptyProduct } from './product-text.ts'

const key = ['console', 'products']
const titles: Readonly<Record<ProductKind, string>> = { racking: 'New racking system', modules: 'New module' }

const New = ({ reload }: { readonly reload: () => void }) => {
  const [kind, setKind] = useState<ProductKind | null>(null)
  return (
    <div className={styles.actions}>
      <Button onClick={() => setKind('racking')}>{titles.racking}</Button>
      <Button onClick={() => setKind('modules')}>{titles.modules}</Button>
      {kind && (
        <ProductDialog
          kind={kind}
          start={emptyProduct[kind]}
          title={titles[kind]}
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

/** Racking systems and modules of the provider. */
export const ProductsPage = () => {
  const queries = useQueryClient()
  const isAdministrator = useSession()?.customer.role === 'administrator'
  const products = useCallData('consoleProducts', key)
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  return (
    <PageFrame
      title="Racking systems and modules"
      width="wide"
      lead="Values from the maker’s certificate, entered by one engineer and approved by another. Projects that chose one which was taken back or has expired are warned."
      actions={
        <ButtonLink to="/console" variant="default">
          Console
        </ButtonLink>
      }
    >
      <New reload={reload} />
      {products.error && !products.data && <LoadFailed title={products.error.message} retry={products.refetch} />}
      {!products.data && !products.error && <Skeleton height={320} radius="lg" />}
      <ul className={styles.list}>
        {products.data?.rows.map((product) => (
          <ProductCard
            key={`${product.kind}/${product.id}`}
            product={product}
            isSecondAsked={products.data.secondEngineer || isAdministrator}
            reload={reload}
          />
        ))}
      </ul>
    </PageFrame>
  )
}
