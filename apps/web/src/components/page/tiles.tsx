import { createLink } from '@tanstack/react-router'
import { type ComponentProps, forwardRef, type ReactNode } from 'react'
import styles from './tiles.module.css'

type Words = { readonly title: string; readonly text: string; readonly picture: ReactNode }

const Content = ({ title, text, picture }: Words) => (
  <>
    <svg viewBox="0 0 48 48" className={styles.picture} aria-hidden="true">
      {picture}
    </svg>
    <span className={styles.tileTitle}>{title}</span>
    <span className={styles.tileText}>{text}</span>
  </>
)

/** Large links, side by side where there is room. */
export const Tiles = ({ children }: { readonly children: ReactNode }) => <div className={styles.tiles}>{children}</div>

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
