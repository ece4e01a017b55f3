import { Box, Button, type ButtonProps, Flex } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

type Props = Pick<ButtonProps, 'variant'> & {
  /** Of the button. */
  readonly label: string
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** One field with its button beside it. */
export const InlineForm = ({ label, busy, onSubmit, children, ...look }: Props) => (
  <Flex component="form" onSubmit={onSubmit} noValidate wrap="wrap" align="flex-end" gap="sm">
    <Box flex="1 1 260px">{children}</Box>
    <Button type="submit" loading={busy} {...look}>
      {label}
    </Button>
  </Flex>
)
