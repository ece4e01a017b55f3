import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { readonly title?: string; readonly children: ReactNode; readonly tone?: 'plain' | 'quiet' | 'warning' }

const tones = {
  plain: {},
  quiet: { bg: 'var(--ground-2)' },
  warning: { bg: 'var(--warning-soft)', bd: 'var(--edge-warning)' },
} as const

export const Panel = ({ title, children, tone = 'plain' }: Props) => (
  <Paper component="section" withBorder pos="relative" miw={0} p="var(--panel-padding)" {...tones[tone]}>
    {title && (
      <Title order={2} mb={14} lts="-0.01em">
        {title}
      </Title>
    )}
    {children}
  </Paper>
)
