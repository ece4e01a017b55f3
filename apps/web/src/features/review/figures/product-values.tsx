import styles from './figures.module.css'
import { productText } from './product-text.ts'

type Props = { readonly title: string; readonly entry: Readonly<Record<string, unknown>> }

/** All fields of a racking system or module. */
export const ProductValues = ({ title, entry }: Props) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
    <pre className={styles.entry} tabIndex={0}>
      {productText(entry)}
    </pre>
  </details>
)
