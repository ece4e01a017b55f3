import { Button } from '@mantine/core'
import { useSay } from '../../platform/words/use-say.ts'

import { EmptyState } from './empty-state.tsx'

type Props = { readonly title: string; readonly retry: () => unknown }

export const LoadFailed = ({ title, retry }: Props) => {
  const say = useSay()
  return <EmptyState title={title} action={<Button onClick={() => void retry()}>{say('shell.try-again')}</Button>} />
}
