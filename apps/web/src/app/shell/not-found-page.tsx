import { text } from '@soundroof/contract/platform/text'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'

export const NotFoundPage = () => (
  <PageFrame title={text('Page not found')} width="narrow">
    <EmptyState
      title={text('This page does not exist')}
      action={<ButtonLink to="/home">{text('Go to the start')}</ButtonLink>}
    >
      {text('The link may be old or mistyped. Your projects are not affected.')}
    </EmptyState>
  </PageFrame>
)
