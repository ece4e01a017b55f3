import { Box, Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'

type TitleProps = { readonly children: string; readonly lead?: ReactNode; readonly actions?: ReactNode }

export const productName = 'Soundroof'

/** Sets the title of the browser tab and the history entry. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}

/** The heading of a screen, with its actions. */
export const PageTitle = ({ children, lead, actions }: TitleProps) => {
  useDocumentTitle(children)
  return (
    <Group justify="space-between" align="flex-end" gap="12px 24px" mb="var(--head-gap)">
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Title lts="-0.02em">{children}</Title>
        {lead && (
          <Text maw="66ch" mt={8} c="dimmed">
            {lead}
          </Text>
        )}
      </Box>
      {actions && <Group gap={10}>{actions}</Group>}
    </Group>
  )
}

type FrameProps = Omit<TitleProps, 'children'> & {
  readonly title: string
  /** `narrow` for forms, `wide` for lists and drawings, `full` for content side by side. */
  readonly width?: 'narrow' | 'normal' | 'wide' | 'full'
  readonly children: ReactNode
}

const widths = { narrow: 568, normal: 920, wide: 1208, full: 1720 } as const

export const PageFrame = ({ title, width = 'normal', children, ...head }: FrameProps) => (
  <Box w="100%" maw={widths[width]} mx="auto" p="var(--page-padding)">
    <PageTitle {...head}>{title}</PageTitle>
    {children}
  </Box>
)
