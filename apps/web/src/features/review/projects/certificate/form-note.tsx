import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './certificate.module.css'

type Props = { readonly form: Pick<CertificateForm, 'title' | 'subtitle' | 'status'> }

/** Which form follows, from where, and whether it was read from an official source. */
export const FormNote = ({ form }: Props) => {
  const say = useSay()
  return (
    <div className={styles.form}>
      <p lang="en-AU">
        <strong>{form.title}</strong>
        <br />
        {form.subtitle}
      </p>
      {form.status === 'check' && <p>{say('review.check-with-the-certifier')}</p>}
    </div>
  )
}
