import { Outlet, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { HelpTopics } from '../../components/help/help-panel.tsx'
import { PinnedQuestions } from '../../features/review/projects/customer/pinned-questions.tsx'
import { withWords } from '../../platform/words/words.ts'

const Topic = lazy(() =>
  withWords(import('../../features/platform/help/help-topic.tsx'), 'help', 'report').then((loaded) => ({
    default: loaded.BesideFieldTopic,
  })),
)

/** The steps of a project, with the questions that were asked about their fields and photos, and help beside the fields. */
export const WizardWithQuestions = () => {
  const { project = '' }: { readonly project?: string } = useSearch({ strict: false })
  return (
    <HelpTopics value={Topic}>
      <PinnedQuestions hash={project}>
        <Outlet />
      </PinnedQuestions>
    </HelpTopics>
  )
}
