import { ButtonLink } from '../../components/page/button-link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { useSay } from '../../platform/words/use-say.ts'

export const NotFoundPage = () => {
  const say = useSay()
  return (
    <PageFrame title={say('shell.page-not-found')} width="narrow">
      <EmptyState
        title={say('shell.this-page-does-not-exist')}
        action={<ButtonLink to="/home">{say('shell.go-to-the-start')}</ButtonLink>}
      >
        {say('shell.the-link-may-be-old-or')}
      </EmptyState>
    </PageFrame>
  )
}
