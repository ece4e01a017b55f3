import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, forwardRef } from 'react'

type AnchorButtonProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

const AnchorButton = forwardRef<HTMLAnchorElement, AnchorButtonProps>((props, ref) => (
  <Button component="a" ref={ref} {...props} />
))

/** A link that looks like a button. */
export const ButtonLink = createLink(AnchorButton)

const PlainAnchor = forwardRef<HTMLAnchorElement, ComponentProps<typeof Anchor<'a'>>>((props, ref) => (
  <Anchor ref={ref} underline="always" inherit {...props} />
))

/** A link in running text. */
export const TextLink = createLink(PlainAnchor)
