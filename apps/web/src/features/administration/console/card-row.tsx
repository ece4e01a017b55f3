import { Button } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'

import { type StatusRequest, statusVerb } from './account-status-dialog.tsx'
import type { Card } from './cards.ts'
import styles from './console.module.css'
import type { RegistrationRequest } from './registration-dialog.tsx'

type Props = {
  readonly card: Card
  readonly onRequest: (request: StatusRequest) => void
  readonly onRegister: (request: RegistrationRequest) => void
}

export const CardRow = ({ card: { title, mark, facts, account, engineer }, onRequest, onRegister }: Props) => {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h2 className={styles.title}>
          {title}
          {mark !== null && <span className={styles.mark}>{say(mark)}</span>}
        </h2>
        {engineer && (
          <Button
            size="sm"
            variant="default"
            aria-label={say('administration.registration-of', { name: engineer.name })}
            onClick={() => onRegister(engineer)}
          >
            {say('administration.registration')}
          </Button>
        )}
        {account && (
          <Button
            size="sm"
            variant={account.status === 'disabled' ? 'subtle' : 'default'}
            {...(account.status === 'disabled' ? { color: 'red' } : {})}
            aria-label={say('components.value', { label: say(statusVerb(account.status)), name: account.name })}
            onClick={() => onRequest(account)}
          >
            {say(statusVerb(account.status))}
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{say.named(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
