import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** What speaks against a picture or what is traced on it. */
export const TracingProblem = (props: { readonly role?: 'alert'; readonly children: ReactNode }) => (
  <Text px="sm" py={8} bg="var(--warning-soft)" bdrs="md" size="sm" {...props} />
)
