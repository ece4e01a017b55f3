import type { RoofSolid } from '@soundroof/report/solid/roof-solid'
import type { Camera } from '@soundroof/report/solid/view'
import { useEffect, useRef } from 'react'
import classes from './solid.module.css'
import { type SolidPicture, solidPicture } from './three-scene.ts'

type Props = {
  readonly solid: RoofSolid
  readonly camera: Camera
  readonly width: number
  readonly height: number
  readonly label: string
  /** The browser has no 3D, or has lost it. */
  readonly onLost: () => void
}

/** Draws only when view or size changes; frees its memory when the page is left. */
export const SolidCanvas = ({ solid, camera, width, height, label, onLost }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<SolidPicture | null>(null)
  const lost = useRef(onLost)
  lost.current = onLost
  useEffect(() => {
    // A canvas that freed its picture cannot draw another, so each picture has its own.
    const canvas = document.createElement('canvas')
    const tell = (): void => lost.current()
    const drawn = solidPicture(canvas, solid)
    if (drawn === null) {
      tell()
      return undefined
    }
    picture.current = drawn
    canvas.addEventListener('webglcontextlost', tell)
    place.current?.append(canvas)
    return () => {
      canvas.removeEventListener('webglcontextlost', tell)
      canvas.remove()
      picture.current?.dispose()
      picture.current = null
    }
  }, [solid])
  useEffect(() => {
    picture.current?.resize(width, height)
    picture.current?.draw(camera)
  }, [camera, width, height])
  return <div ref={place} role="img" aria-label={label} className={classes.canvas} />
}
