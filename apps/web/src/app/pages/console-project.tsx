import type { ConsoleProject as Told } from '@soundroof/contract/review/console-review'
import { getRouteApi } from '@tanstack/react-router'
import { ChangesAround, RevisionComparison } from '../../features/review/comparisons/revision-comparison.tsx'
import { SecondCalculation } from '../../features/review/comparisons/second-calculation.tsx'
import { ProjectScreen, type Views } from '../../features/review/projects/engineer/project-screen.tsx'
import { RevisionScreen } from '../../features/review/projects/engineer/revision-screen.tsx'
import { InputSections } from '../../features/roofs/results/project/input-sections.tsx'
import { DrawnResult } from '../../features/roofs/results/revisions/drawn-result.tsx'
import { SpokenDerivation } from '../../features/roofs/results/zones/late-basis.ts'
import { bareAddress } from '../../platform/api/bare-address.ts'

const route = getRouteApi('/shell/console/project')

/** Signed picture of the roof for this reader; null where its file is gone. */
const underlayOf = ({ underlay, files }: Told) => {
  const file = files.find(({ address }) => underlay !== null && bareAddress(address) === bareAddress(underlay.picture))
  return file ? { underlay, signed: file.preview ?? file.full, changes: null } : undefined
}

const views: Views = {
  inputs: (draft, photos) => <InputSections project={draft} photos={photos} />,
  result: ({ told, draft, ...drawn }) => (
    <DrawnResult
      {...drawn}
      from="consoleLayout"
      hash={told.hash}
      project={draft}
      underlay={underlayOf(told)}
      derivation={() => <SpokenDerivation issued={drawn.issued} />}
    />
  ),
  changes: (hash, revision, resultId) => (
    <>
      <RevisionComparison key={revision} hash={hash} revision={revision} />
      {resultId !== null && <SecondCalculation key={resultId} hash={hash} resultId={resultId} />}
    </>
  ),
  changesAround: (hash, revision, present) => <ChangesAround hash={hash} revision={revision} present={present} />,
}

/** A project of the queue; an earlier revision where the address names one. */
export const ConsoleProject = () => {
  const { project = '', revision = '' } = route.useSearch()
  if (project !== '' && /^[1-9]\d{0,5}$/.test(revision))
    return <RevisionScreen hash={project} revision={Number(revision)} views={views} />
  return <ProjectScreen hash={project} views={views} />
}
