import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { type StatusRequest, statusVerb } from './account-status-dialog.tsx'
import type { Card } from './cards.ts'
import styles from './console.module.css'
import type { RegistrationRequest } from './registration-dialog.tsx'

type Props = {
  readonly card: Card
  readonly onRequest: (request: StatusRequest) => void
  readonly onRegister: (request: RegistrationRequest) => void
}

export const CardRow = ({ card: { title, mark, facts, account, engineer }, onRequest, onRegister }: Props) => (
  <li className={styles.row}>
    <div className={styles.rowHead}>
      <h2 className={styles.title}>
        {title}
        {mark !== null && <span className={styles.mark}>{text(mark)}</span>}
      </h2>
      {engineer && (
        <Button
          size="sm"
          variant="default"
          aria-label={text('Registration of {name}', { name: engineer.name })}
          onClick={() => onRegister(engineer)}
        >
          {text('Registration')}
        </Button>
      )}
      {account && (
        <Button
          size="sm"
          variant={account.status === 'disabled' ? 'subtle' : 'default'}
          {...(account.status === 'disabled' ? { color: 'red' } : {})}
          aria-label={text('{label}: {name}', { label: statusVerb(account.status), name: account.name })}
          onClick={() => onRequest(account)}
        >
          {text(statusVerb(account.status))}
        </Button>
      )}
    </div>
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </li>
)
