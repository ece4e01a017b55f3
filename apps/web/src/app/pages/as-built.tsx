import { displayName } from '@soundroof/contract/roofs/projects/draft'
import { getRouteApi } from '@tanstack/react-router'
import { AsBuiltPage, type AsBuiltParts } from '../../features/review/as-built/as-built-page.tsx'
import { useStoredProject } from '../../features/roofs/results/project/use-stored-project.ts'
import { ZonePlanOf } from '../../features/roofs/results/zone-plan/zone-plan-of.tsx'
import { GuidedPhotos } from '../../features/roofs/wizard/guided/guided-photos.tsx'
import { resumeGuided } from '../../features/roofs/wizard/photos/upload-manager.ts'

const route = getRouteApi('/shell/as-built')

const parts: AsBuiltParts = {
  plan: (hash, zone, choose) => <ZonePlanOf hash={hash} zone={zone} onZone={choose} />,
  photos: (slot) => <GuidedPhotos {...slot} />,
  resume: resumeGuided,
}

/** What was built of a project. */
export const AsBuilt = () => {
  const { project: hash = '' } = route.useSearch()
  const { data: stored } = useStoredProject(hash, { awaitReport: false })
  return <AsBuiltPage hash={hash} title={stored ? displayName(stored.project) : ''} parts={parts} />
}
