import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { goTo } from '../../../../platform/navigation.ts'

type Named = Pick<ProjectSummary, 'hash'>

export const resultPath = ({ hash }: Named): string => `/project_result?project=${encodeURIComponent(hash)}`

/** Opens the result where there is one, else the wizard. */
export const viewProject = (project: Pick<ProjectSummary, 'hash' | 'hasResult'>): void => {
  if (project.hasResult) goTo(resultPath(project))
  else void openInWizard(project.hash)
}
