import { Skeleton } from '@mantine/core'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly title: string; readonly isLoading: boolean }

/** Shown on a page of one project while the project loads, or where there is none. */
export const WithoutProject = ({ title, isLoading }: Props) => {
  const say = useSay()
  return (
    <PageFrame title={title} width="wide">
      {isLoading ? (
        <Skeleton height="100dvh" radius="lg" />
      ) : (
        <EmptyState
          title={say('projectUnknown')}
          action={<ButtonLink to="/project_existing">{say('roofs.existing-project')}</ButtonLink>}
        />
      )}
    </PageFrame>
  )
}
