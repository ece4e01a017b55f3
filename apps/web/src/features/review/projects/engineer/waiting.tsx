import { Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { CallRefused } from '../../../../platform/api/api-client.ts'

type Props = {
  /** The address names no project. */
  readonly isNone: boolean
  readonly error: Error | null
  readonly retry: () => unknown
}

const isUnknown = (error: Error | null): boolean => error instanceof CallRefused && error.refusal.code === 404

/** In place of a project: it is being loaded, could not be loaded, or does not exist. */
export const Waiting = ({ isNone, error, retry }: Props) => {
  if (isNone || isUnknown(error))
    return (
      <EmptyState
        title={isNone ? say('projectNotNamed') : (error?.message ?? '')}
        action={<ButtonLink to="/console">{text('Queue')}</ButtonLink>}
      >
        {text('Its customer may have withdrawn it. The queue lists every submitted project.')}
      </EmptyState>
    )
  return error ? <LoadFailed title={error.message} retry={retry} /> : <Skeleton height={420} radius="lg" />
}
