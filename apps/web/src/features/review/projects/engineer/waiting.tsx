import { Skeleton } from '@mantine/core'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { CallRefused, messageOfError } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  /** The address names no project. */
  readonly isNone: boolean
  readonly error: Error | null
  readonly retry: () => unknown
}

const isUnknown = (error: Error | null): boolean => error instanceof CallRefused && error.refusal.code === 404

/** Shown while a project loads, or where it could not be loaded or does not exist. */
export const Waiting = ({ isNone, error, retry }: Props) => {
  const say = useSay()

  if (isNone || isUnknown(error))
    return (
      <EmptyState
        title={isNone ? say('projectNotNamed') : error ? say(messageOfError(error)) : ''}
        action={<ButtonLink to="/console">{say('components.queue')}</ButtonLink>}
      >
        {say('review.its-customer-may-have-withdrawn-it')}
      </EmptyState>
    )
  return error ? <LoadFailed title={say(messageOfError(error))} retry={retry} /> : <Skeleton height={420} radius="lg" />
}
