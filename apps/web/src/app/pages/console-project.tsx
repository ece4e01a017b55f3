import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { getRouteApi } from '@tanstack/react-router'
import { ChangesAround, RevisionComparison } from '../../features/review/comparisons/revision-comparison.tsx'
import { SecondCalculation } from '../../features/review/comparisons/second-calculation.tsx'
import { ProjectScreen, type Views } from '../../features/review/projects/engineer/project-screen.tsx'
import { RevisionScreen } from '../../features/review/projects/engineer/revision-screen.tsx'
import { useLayout } from '../../features/roofs/result/array/use-layout.ts'
import { InputSections } from '../../features/roofs/result/project/input-sections.tsx'
import { ResultSection } from '../../features/roofs/result/zones/result-section.tsx'

const route = getRouteApi('/shell/console/project')

type IssuedProps = { readonly hash: string; readonly draft: ProjectDraft; readonly issued: IssuedResult }

const Issued = ({ hash, draft, issued }: IssuedProps) => {
  const { data: laid } = useLayout('consoleLayout', { hash, id: issued.id, scale: draft.solar.scale })
  return <ResultSection project={draft} result={issued.result} laid={laid} zoneAdvice={[]} advice={null} />
}

const views: Views = {
  inputs: (draft, photos) => <InputSections project={draft} photos={photos} />,
  result: (hash, draft, issued) => <Issued hash={hash} draft={draft} issued={issued} />,
  changes: (hash, revision, resultId) => (
    <>
      <RevisionComparison key={revision} hash={hash} revision={revision} />
      {resultId !== null && <SecondCalculation key={resultId} hash={hash} resultId={resultId} />}
    </>
  ),
  changesAround: (hash, revision, present) => <ChangesAround hash={hash} revision={revision} present={present} />,
}

/** One project of the queue; of an earlier revision where the address names one. */
export const ConsoleProject = () => {
  const { project = '', revision = '' } = route.useSearch()
  if (project !== '' && /^[1-9]\d{0,5}$/.test(revision))
    return <RevisionScreen hash={project} revision={Number(revision)} views={views} />
  return <ProjectScreen hash={project} views={views} />
}
