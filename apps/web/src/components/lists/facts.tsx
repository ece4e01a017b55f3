import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known of a thing, each value beside its label. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
