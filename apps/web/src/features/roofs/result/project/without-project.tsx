import { Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'

type Props = { readonly title: string; readonly isLoading: boolean }

/** What a page of one project shows before the project is there, and where there is none. */
export const WithoutProject = ({ title, isLoading }: Props) => (
  <PageFrame title={title} width="wide">
    {isLoading ? (
      <Skeleton height="100dvh" radius="lg" />
    ) : (
      <EmptyState
        title={say('projectUnknown')}
        action={<ButtonLink to="/project_existing">{text('Existing Project')}</ButtonLink>}
      />
    )}
  </PageFrame>
)
