import { shellHere } from '../shell/in-shell.ts'
import type { Coordinates, NoPosition } from './coordinates.ts'

const refusedCode = 1

const fromBrowser = (options: PositionOptions): Promise<Coordinates | NoPosition> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === refusedCode ? 'refused' : 'unknown'),
      options,
    )
  })

/** By the plugin of a shell, which asks the person once in its own name, else by the browser. */
export const positionNow = async (options: PositionOptions): Promise<Coordinates | NoPosition> =>
  shellHere() === null ? fromBrowser(options) : (await import('./shell-position.ts')).shellPosition(options)
