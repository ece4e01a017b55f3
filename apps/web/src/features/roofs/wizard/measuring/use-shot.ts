import { useEffect, useState } from 'react'
import { sendPicture } from '../../../../platform/pictures/send-picture.ts'

/** A photo to measure on. It is measured at once and sent meanwhile. */
export type Shot = {
  /** The first that this browser can show. */
  readonly sources: readonly string[]
  /** Where the server keeps it; null: not sent yet, or not at all. */
  readonly address: string | null
  /** Without a network the measurement counts without its photo. */
  readonly isLost: boolean
}

export const useShot = () => {
  const [shot, setShot] = useState<Shot | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => () => (own === null ? undefined : URL.revokeObjectURL(own)), [own])
  const choose = (file: File): void => {
    const src = URL.createObjectURL(file)
    setOwn(src)
    setShot({ sources: [src], address: null, isLost: false })
    void sendPicture(file).then((address) =>
      setShot((now) => (now?.sources[0] === src ? { ...now, address, isLost: address === null } : now)),
    )
  }
  /** A photo that the project has already. */
  const take = (sources: readonly string[], address: string): void => setShot({ sources, address, isLost: false })
  return { shot, choose, take, again: () => setShot(null) }
}
