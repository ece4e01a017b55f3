import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from '../page/entries.module.css'

type Props = { readonly name: ReactNode; readonly details: readonly ReactNode[]; readonly children?: ReactNode }

/** One line of a list: what it is, and on the right what can be done with it. */
export const Entry = ({ name, details, children }: Props) => (
  <li className={styles.entry}>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      {details.map((detail, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the details of an entry do not move
        <p key={position} className={styles.detail}>
          {detail}
        </p>
      ))}
    </div>
    {children}
  </li>
)

/** What is said behind a name. */
export const Beside = ({ children }: { readonly children: ReactNode }) => (
  <Text span ml={6} c="dimmed" fz="0.9em" fw={550}>
    {children}
  </Text>
)
