import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import styles from './console.module.css'
import { ProductForm } from './product-form.tsx'

/** Names and pictures of sheeting products; nothing here enters the calculation. */
export const SheetingPanel = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['console', 'sheeting'],
    queryFn: async ({ signal }) => dataOf(await call('consoleSheetings', { signal, quiet: true })),
    staleTime: 0,
  })
  if (error)
    return <EmptyState title={error.message} action={<Button onClick={() => void refetch()}>Try again</Button>} />
  if (!data) return <Skeleton height={480} radius="lg" />
  return (
    <Panel title="Roof sheeting">
      <p className={styles.means}>
        Installers choose a product by this name and picture. The calculation stays the same: use a name only for a
        sheet that matches the description below it.
      </p>
      <ul className={styles.rows}>
        {data.map((product) => (
          <ProductForm key={`${product.position} ${product.version}`} product={product} />
        ))}
      </ul>
    </Panel>
  )
}
