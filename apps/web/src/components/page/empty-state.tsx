import { Box, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode }

/** A roof without anything on it. */
const Roof = () => (
  <svg
    viewBox="0 0 64 40"
    width="72"
    fill="none"
    stroke="var(--line-strong)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 34 32 8l28 26" />
    <path d="M14 34V25M50 34V25M22 34h20" />
  </svg>
)

export const EmptyState = ({ title, children, action }: Props) => {
  return (
    <Stack align="center" gap={0} px="lg" py={48} bd="var(--edge-dashed)" bdrs="lg" ta="center">
      <Roof />
      <Text mt={14} fz="lg" fw={600}>
        {title}
      </Text>
      {children && (
        <Box maw="44ch" mt={4} c="dimmed">
          {children}
        </Box>
      )}
      {action && <Box mt={18}>{action}</Box>}
    </Stack>
  )
}
