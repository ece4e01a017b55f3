import styles from './figures.module.css'
import { productText } from './product-text.ts'

type Props = { readonly title: string; readonly entry: Readonly<Record<string, unknown>> }

/** All fields of a racking system or module. */
export const ProductValues = ({ title, entry }: Props) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    <pre className={styles.entry}>{productText(entry)}</pre>
  </details>
)
