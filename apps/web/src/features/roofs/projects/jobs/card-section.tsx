import { Box, Stack, type StackProps, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import surfaces from '../../../../components/page/surfaces.module.css'

type Props = Pick<StackProps, 'align' | 'bg' | 'style' | 'aria-hidden'> & {
  readonly title?: string
  /** What it says, in larger words, and what there is to add. */
  readonly words?: ReactNode
  readonly detail?: ReactNode
  readonly children?: ReactNode
}

/** One of the two cards at the top: what comes next, and what is left of the month. */
export const CardSection = ({ title, words, detail, children, ...look }: Props) => (
  <Stack
    component="section"
    gap={6}
    p="clamp(18px, 2.8vw, 24px) clamp(16px, 2.8vw, 24px)"
    className={surfaces.card}
    {...look}
    aria-label={title}
  >
    {title && (
      <Box component="h2" m={0} fz="sm" fw={600} c="dimmed">
        {title}
      </Box>
    )}
    {words && (
      <Text fz="1.12rem" fw={620}>
        {words}
      </Text>
    )}
    {detail && (
      <Text c="dimmed" maw="52ch">
        {detail}
      </Text>
    )}
    {children}
  </Stack>
)
