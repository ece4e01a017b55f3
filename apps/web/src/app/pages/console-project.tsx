import type { ConsoleProject as Told } from '@soundroof/contract/review/console-review'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AsBuiltPanel } from '../../features/review/as-built/console-panel.tsx'
import { ChangesAround, RevisionComparison } from '../../features/review/comparisons/revision-comparison.tsx'
import { SecondCalculation } from '../../features/review/comparisons/second-calculation.tsx'
import { ProjectScreen, type Views } from '../../features/review/projects/engineer/project-screen.tsx'
import { RevisionScreen } from '../../features/review/projects/engineer/revision-screen.tsx'
import { FiguresLink } from '../../features/review/projects/figures-link.tsx'
import { InspectionPanel } from '../../features/review/projects/inspection/inspection-panel.tsx'
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

const PhotoViewer = lazy(async () => {
  const { PhotoViewer } = await import('../../features/review/projects/photos/photo-viewer.tsx')
  return { default: PhotoViewer }
})

const views: Views = {
  asBuilt: (hash) => (
    <AsBuiltPanel
      hash={hash}
      inspection={(told, refresh) => <InspectionPanel key={told.record} hash={hash} told={told} refresh={refresh} />}
      viewer={(photos, start, close) => (
        <Suspense>
          <PhotoViewer
            photos={photos.map((photo) => ({ ...photo, marks: [], version: 0 }))}
            start={start}
            onClose={close}
          />
        </Suspense>
      )}
    />
  ),
  inputs: (draft, photos) => <InputSections project={draft} photos={photos} />,
  result: ({ told, draft, ...drawn }) => (
    <DrawnResult
      {...drawn}
      from="consoleLayout"
      hash={told.hash}
      project={draft}
      underlay={underlayOf(told)}
      derivation={() => <SpokenDerivation issued={drawn.issued} />}
      figures={<FiguresLink hash={told.hash} />}
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
