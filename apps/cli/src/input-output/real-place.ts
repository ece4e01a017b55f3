import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const mostLinks = 40

/** Path of a file or folder with all links resolved, whether it exists or not. Throws for a link to itself. */
export const realPlace = (path: string, links = 0): string => {
  const whole = resolve(path)
  if (existsSync(whole)) return realpathSync(whole)
  if (dirname(whole) === whole) return whole
  const place = join(realPlace(dirname(whole), links), basename(whole))
  if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place
  if (links === mostLinks) throw new Error(`${path} is a link that leads to itself.`)
  return realPlace(resolve(dirname(place), readlinkSync(place)), links + 1)
}

/** Throws an error if the folder for files does not exist. */
export const needFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined) throw new Error(`There is no folder ${folder}.`)
  if (!found.isDirectory()) throw new Error(`${folder} is no folder.`)
}
