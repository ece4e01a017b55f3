import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { forgetSharedPhotos, type SharedPhoto, sharedPhotos } from '../../../../platform/share/shared-photos.ts'

const queryKey = ['shared-photos'] as const

export type Shown = SharedPhoto & { readonly picture: string }

/** Photographs that wait on this device, with a picture of each for as long as the screen is open. */
export const useSharedPhotos = () => {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: sharedPhotos, staleTime: 0, gcTime: 0 })
  const photos = useMemo(
    () => query.data?.map((photo): Shown => ({ ...photo, picture: URL.createObjectURL(photo.file) })) ?? null,
    [query.data],
  )
  useEffect(
    () => () => {
      for (const { picture } of photos ?? []) URL.revokeObjectURL(picture)
    },
    [photos],
  )
  const forget = async (gone: readonly SharedPhoto[]): Promise<void> => {
    await forgetSharedPhotos(gone)
    await client.invalidateQueries({ queryKey })
  }
  return { photos, isFailed: query.isError, forget }
}
