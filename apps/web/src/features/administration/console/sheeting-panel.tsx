import { Flex, Skeleton, Text } from '@mantine/core'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { ProductForm } from './product-form.tsx'

/** Names and pictures of sheeting products; nothing here enters the calculation. */
export const SheetingPanel = () => {
  const say = useSay()

  const { data, error, refetch } = useCallData('consoleSheetings', ['console', 'sheeting'])
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={480} radius="lg" />
  return (
    <Panel title={say('report.roof-sheeting')}>
      <Text c="dimmed" size="sm" maw="70ch" mb="md">
        {say('administration.installers-choose-a-product-by-this')}
      </Text>
      <Flex component="ul" direction="column" gap="sm">
        {data.map((product) => (
          <ProductForm key={`${product.position} ${product.version}`} product={product} />
        ))}
      </Flex>
    </Panel>
  )
}
