import { Skeleton } from '@mantine/core'
import type { IssuedBrief } from '@soundroof/contract/roofs/calls/project-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { ReactNode } from 'react'
import { type LayoutCall, useLayoutAtOnce } from '../panel-layout/use-layout.ts'
import { type UnderlayOfProject, useUnderlay } from '../underlay/use-underlay.ts'
import { useUnderlayOnMap } from '../underlay/use-underlay-on-map.ts'
import { ResultSection } from '../workspace/result-section.tsx'
import { DerivationOf } from '../zones/late-basis.ts'

type Drawn = {
  readonly hash: string
  readonly issued: IssuedBrief
  /** Revision whose array is drawn; several revisions may share a result. */
  readonly revision: number | null
  readonly project: ProjectDraft
  readonly remedies?: ReactNode
  readonly advice?: ReactNode
  readonly derivation: () => ReactNode
  /** Inputs and photos; absent where the page shows them elsewhere. */
  readonly inputs?: () => ReactNode
  /** For engineers: the way to where figures are confirmed. */
  readonly figures?: ReactNode
  readonly found?: AdviceAnswer | null | undefined
}

type Props = Drawn & { readonly from: LayoutCall; readonly underlay: UnderlayOfProject | undefined }

/** A result on the roof of its revision, read-only. */
export const DrawnResult = (props: Props) => {
  const {
    from,
    hash,
    issued,
    revision,
    project,
    underlay,
    remedies = null,
    advice = null,
    found,
    derivation,
    inputs,
    figures,
  } = props
  const { laid, isDrawn } = useLayoutAtOnce(from, { hash, id: issued.id, revision })
  const onMap = useUnderlayOnMap(underlay, project)
  if (!isDrawn) return <Skeleton height="100dvh" radius="lg" />
  return (
    <ResultSection
      project={project}
      result={issued.result}
      coded={issued.coded}
      laid={laid}
      underlay={onMap}
      found={found}
      remedies={remedies}
      advice={advice}
      derivation={derivation}
      figures={figures}
      {...(inputs ? { inputs } : {})}
    />
  )
}

/** The same for the project's customer. */
export const OwnDrawnResult = (drawn: Omit<Drawn, 'derivation'>) => (
  <DrawnResult
    {...drawn}
    from="layout"
    underlay={useUnderlay(drawn.hash, false)}
    derivation={() => <DerivationOf hash={drawn.hash} resultId={drawn.issued.id} />}
  />
)
