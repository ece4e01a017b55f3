import type { ButtonProps } from '@mantine/core'
import { useSession } from '../../platform/session/session.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { ButtonLink } from '../page/button-link.tsx'

type Props = Pick<ButtonProps, 'size'> & { readonly subject: string }

/** To what the audit trail holds of a record; for administrators. */
export const AuditLink = ({ subject, ...button }: Props) => {
  const say = useSay()

  const isAdministrator = useSession()?.customer.role === 'administrator'
  return isAdministrator ? (
    <ButtonLink to="/console" search={{ table: 'audit', subject }} variant="default" {...button}>
      {say('review.audit-trail')}
    </ButtonLink>
  ) : null
}
