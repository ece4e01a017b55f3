import { Outlet, useSearch } from '@tanstack/react-router'
import { PinnedQuestions } from '../../features/review/projects/customer/pinned-questions.tsx'

/** The steps of a project, with the questions that were asked about their fields and photos. */
export const WizardWithQuestions = () => {
  const { project = '' }: { readonly project?: string } = useSearch({ strict: false })
  return (
    <PinnedQuestions hash={project}>
      <Outlet />
    </PinnedQuestions>
  )
}
