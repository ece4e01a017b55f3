import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { EmptyState } from './empty-state.tsx'

type Props = { readonly title: string; readonly retry: () => unknown }

export const LoadFailed = ({ title, retry }: Props) => (
  <EmptyState title={title} action={<Button onClick={() => void retry()}>{text('Try again')}</Button>} />
)
