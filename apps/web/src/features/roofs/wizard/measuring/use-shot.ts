import { useEffect, useState } from 'react'
import { sendPicture } from '../../../../platform/taken/send-picture.ts'

/** A photo to measure on. It is measured at once and sent meanwhile. */
export type Shot = {
  /** The first that this browser can show. */
  readonly sources: readonly string[]
  /** Where the server keeps it; null: not sent yet, or not at all. */
  readonly address: string | null
  /** Id of a photo of the project that waits to be sent: the origin names it later. */
  readonly waiting: string | null
  /** Without a network the measurement counts without its photo. */
  readonly isLost: boolean
}

const unsent = { address: null, waiting: null, isLost: false } as const

export const useShot = () => {
  const [shot, setShot] = useState<Shot | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => () => (own === null ? undefined : URL.revokeObjectURL(own)), [own])
  const sourceOf = (file: Blob): string => {
    const src = URL.createObjectURL(file)
    setOwn(src)
    return src
  }
  const choose = (file: File): void => {
    const src = sourceOf(file)
    setShot({ ...unsent, sources: [src] })
    void sendPicture(file).then((address) =>
      setShot((now) => (now?.sources[0] === src ? { ...now, address, isLost: address === null } : now)),
    )
  }
  /** A photo that the project has already. */
  const take = (sources: readonly string[], address: string): void => setShot({ ...unsent, sources, address })
  /** A photo of the project that waits on this device. */
  const takeWaiting = (file: File, small: string | undefined, waiting: string): void =>
    setShot({ ...unsent, sources: [sourceOf(file), ...(small ? [small] : [])], waiting })
  return { shot, choose, take, takeWaiting, again: () => setShot(null) }
}
