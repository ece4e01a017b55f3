import { Skeleton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'

import { useCallData } from '../../../platform/api/use-call-data.ts'
import styles from './console.module.css'
import { ProductForm } from './product-form.tsx'

/** Names and pictures of sheeting products; nothing here enters the calculation. */
export const SheetingPanel = () => {
  const { data, error, refetch } = useCallData('consoleSheetings', ['console', 'sheeting'])
  if (error) return <LoadFailed title={error.message} retry={refetch} />
  if (!data) return <Skeleton height={480} radius="lg" />
  return (
    <Panel title={text('Roof sheeting')}>
      <p className={styles.means}>
        {text(
          'Installers choose a product by this name and picture. The calculation stays the same: use a name only for a sheet that matches the description below it.',
        )}
      </p>
      <ul className={styles.rows}>
        {data.map((product) => (
          <ProductForm key={`${product.position} ${product.version}`} product={product} />
        ))}
      </ul>
    </Panel>
  )
}
