import { useEffect, useState } from 'react'
import { sendPicture } from '../../../../platform/pictures/send-picture.ts'

/** A photo to measure on. It is measured at once and sent meanwhile. */
export type Shot = {
  readonly src: string
  /** Where the server keeps it; null: not sent yet, or not at all. */
  readonly address: string | null
  /** Without a network the measurement counts without its photo. */
  readonly isLost: boolean
}

export const useShot = () => {
  const [shot, setShot] = useState<Shot | null>(null)
  const src = shot?.src
  useEffect(() => () => (src === undefined ? undefined : URL.revokeObjectURL(src)), [src])
  const choose = (file: File): void => {
    const own = URL.createObjectURL(file)
    setShot({ src: own, address: null, isLost: false })
    void sendPicture(file).then((address) =>
      setShot((now) => (now?.src === own ? { ...now, address, isLost: address === null } : now)),
    )
  }
  return { shot, choose, again: () => setShot(null) }
}
