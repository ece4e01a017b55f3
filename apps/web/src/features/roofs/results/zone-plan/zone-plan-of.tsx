import { useLayout } from '../panel-layout/use-layout.ts'
import { useIssuedResult, useStoredProject } from '../project/use-stored-project.ts'
import { RoofPlan } from '../workspace/roof-plan.tsx'

type Props = {
  readonly hash: string
  /** Outlined; null: none. */
  readonly zone: string | null
  readonly onZone: (zone: string | null) => void
}

/** The roof of a project from above, with one of its zones outlined; a zone that is pressed is chosen. */
export const ZonePlanOf = ({ hash, zone, onZone }: Props) => {
  const { data: stored } = useStoredProject(hash, { awaitReport: false })
  const { data: issued } = useIssuedResult(hash, undefined)
  const { data: laid } = useLayout('layout', { hash, id: issued?.id ?? '', revision: issued?.revision ?? null })
  if (!stored || !issued) return null
  return (
    <RoofPlan project={stored.project} result={issued.result} laid={laid} maxHeight={300} open={zone} onOpen={onZone} />
  )
}
