import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useCallback, useState } from 'react'
import { usePicture } from '../../../../components/underlay/use-picture.ts'
import { withShift } from './move-underlay.ts'
import type { MapUnderlay } from './underlay-on-map.tsx'
import type { UnderlayOfProject } from './use-underlay.ts'

/** How the picture of the roof is shown. */
export type OnMap = {
  readonly isShown: boolean
  readonly toggleShown: () => void
  readonly show: () => void
  readonly isMoving: boolean
  readonly toggleMoving: () => void
  readonly isLoading: boolean
  readonly isLost: boolean
}

export type ProjectUnderlay = {
  readonly kept: UnderlayOfProject
  readonly on: OnMap
  readonly building: { readonly length: number; readonly width: number }
  /** Null where no picture is shown. */
  readonly below: MapUnderlay | null
}

/** @param kept undefined until it is known */
export const useUnderlayOnMap = (
  kept: UnderlayOfProject | undefined,
  { building: { length, width } }: Pick<ProjectDraft, 'building'>,
): ProjectUnderlay | undefined => {
  const [isShown, setShown] = useState(false)
  const show = useCallback(() => setShown(true), [])
  const [isMoving, setMoving] = useState(false)
  const underlay = kept?.underlay ?? null
  const { data: picture, error } = usePicture(isShown ? (underlay?.picture ?? null) : null, kept?.signed)
  if (kept === undefined || length === null || width === null) return undefined
  const building = { length, width }
  const { changes } = kept
  const shiftTo =
    isMoving && changes !== null && underlay !== null
      ? (shift: MapUnderlay['underlay']['shift']) => changes.change(withShift(underlay, shift))
      : null
  return {
    kept,
    building,
    below: underlay !== null && isShown && picture ? { picture, underlay, building, shiftTo } : null,
    on: {
      isShown,
      toggleShown: () => setShown(!isShown),
      show,
      isMoving,
      toggleMoving: () => setMoving(!isMoving),
      isLoading: picture === undefined && error === null,
      isLost: picture === undefined && error !== null,
    },
  }
}
