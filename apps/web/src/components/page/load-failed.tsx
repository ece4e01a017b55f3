import { Button } from '@mantine/core'
import { useIsConnected } from '../../platform/api/connection.ts'
import { useSay } from '../../platform/words/use-say.ts'

import { EmptyState } from './empty-state.tsx'

type Props = { readonly title: string; readonly retry: () => unknown }

export const LoadFailed = ({ title, retry }: Props) => {
  const say = useSay()
  const isConnected = useIsConnected()
  return (
    <EmptyState title={title} action={<Button onClick={() => void retry()}>{say('shell.try-again')}</Button>}>
      {isConnected ? null : say('components.this-needs-a-connection')}
    </EmptyState>
  )
}
