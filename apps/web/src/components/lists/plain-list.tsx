import { Box, type BoxProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

type Props = BoxProps &
  Omit<ComponentPropsWithRef<'ul'>, keyof BoxProps> & {
    readonly component?: 'ul' | 'ol'
    /** Between its entries, px. */
    readonly gap?: number
  }

/** A list without bullets. */
export const PlainList = ({ component = 'ul', gap = 12, style, ...list }: Props) => (
  <Box
    component={component as 'ul'}
    m={0}
    p={0}
    style={[{ display: 'grid', gap, listStyle: 'none' }, style]}
    {...list}
  />
)
