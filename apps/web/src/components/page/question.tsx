import styles from './question.module.css'

type Props = { readonly question: string; readonly about: string | null }

/** What a dialog asks, and which thing it is about. */
export const Question = ({ question, about }: Props) => (
  <>
    <p className={styles.question}>{question}</p>
    {about === null ? null : <p className={styles.about}>{about}</p>}
  </>
)
