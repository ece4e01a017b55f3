import { SimpleGrid, Text } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, forwardRef, type ReactNode } from 'react'
import styles from './tiles.module.css'

type Words = { readonly title: string; readonly text: string; readonly picture: ReactNode }

const Content = ({ title, text, picture }: Words) => (
  <>
    <svg
      viewBox="0 0 48 48"
      width="52"
      height="52"
      style={{ marginLeft: -6 }}
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {picture}
    </svg>
    <Text span mt={18} fz="1.2rem" fw={660} lts="-0.01em">
      {title}
    </Text>
    <Text span mt={4} c="dimmed">
      {text}
    </Text>
  </>
)

/** Large links, side by side where there is room. */
export const Tiles = ({ children }: { readonly children: ReactNode }) => (
  <SimpleGrid minColWidth="min(100%,300px)" autoFlow="auto-fit" spacing="lg">
    {children}
  </SimpleGrid>
)

export const TileButton = ({ onClick, ...words }: Words & { readonly onClick: () => void }) => (
  <button type="button" className={styles.tile} onClick={onClick}>
    <Content {...words} />
  </button>
)

type AnchorProps = Words & Omit<ComponentProps<'a'>, keyof Words>

const TileAnchor = forwardRef<HTMLAnchorElement, AnchorProps>(({ title, text, picture, ...anchor }, ref) => (
  <a ref={ref} {...anchor} className={styles.tile}>
    <Content title={title} text={text} picture={picture} />
  </a>
))

export const TileLink = createLink(TileAnchor)
