import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ReactNode } from 'react'
import { SettingOutFiles } from '../../setting-out/setting-out-files.tsx'
import { Parts } from './parts.tsx'

type Props = { readonly project: ProjectDraft; readonly answer: LayoutAnswer; readonly savings: ReactNode }

/** What is bought, what a crew sets out from, and what would need less. */
export const PartsTab = ({ project, answer, savings }: Props) => (
  <Parts answer={answer} fileName={`parts-${project.header.number}.csv`}>
    <SettingOutFiles project={project} layout={answer.layout} />
    {savings}
  </Parts>
)
