import { Box, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import surfaces from '../../../../components/page/surfaces.module.css'

type CardProps = {
  readonly title: ReactNode
  /** Behind the title. */
  readonly marks?: ReactNode
  readonly beside: readonly string[]
  readonly children: ReactNode
}

/** A project in a list of the console. */
export const QueueCard = ({ title, marks, beside, children }: CardProps) => (
  <Stack component="li" gap={10} align="flex-start" p="16px 18px" className={surfaces.card}>
    <Group gap="6px 12px">
      <Box component="h3" m={0} fz="1.05rem">
        {title}
      </Box>
      {marks}
      {beside.map((words) => (
        <Text span key={words} fz="sm" c="dimmed">
          {words}
        </Text>
      ))}
    </Group>
    {children}
  </Stack>
)
