import { getRouteApi } from '@tanstack/react-router'
import { ProjectScreen, type Views } from '../../features/review/projects/engineer/project-screen.tsx'
import { InputSections } from '../../features/roofs/result/project/input-sections.tsx'
import { ResultSection } from '../../features/roofs/result/zones/result-section.tsx'

const route = getRouteApi('/shell/console/project')

const views: Views = {
  inputs: (draft, photos) => <InputSections project={draft} photos={photos} />,
  result: (draft, { result }) => <ResultSection project={draft} result={result} zoneAdvice={[]} advice={null} />,
  changes: () => null,
}

/** One project of the queue. */
export const ConsoleProject = () => {
  const { project = '' } = route.useSearch()
  return <ProjectScreen hash={project} views={views} />
}
