import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { begun, did } from './history.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const holds = (list: readonly unknown[], sought: unknown): boolean => list.some((each) => isSame(each, sought))

/** The list saved meanwhile, without items removed here and with items added here. */
const listAgain = <T>(base: readonly T[], own: readonly T[], present: readonly T[]): T[] => [
  ...present.filter((each) => holds(own, each) || !holds(base, each)),
  ...own.filter((each) => !holds(base, each) && !holds(present, each)),
]

type Array = Pick<KeptLayout, 'blocks' | 'areas' | 'planes'>

const arrayOf = ({ blocks, areas, planes }: KeptLayout): Array => ({ blocks, areas, planes })

/** The reader's own changes, made again on a drawing saved meanwhile. An array that was changed here is as it lies here. */
export const changedAgain = (base: KeptLayout, own: KeptLayout, present: KeptLayout): KeptLayout => {
  const names = Object.keys(present) as readonly (keyof KeptLayout)[]
  const changed = names.filter((name) => !isSame(base[name], own[name])).map((name) => [name, own[name]])
  return {
    ...present,
    ...Object.fromEntries(changed),
    obstacles: listAgain(base.obstacles, own.obstacles, present.obstacles),
    ...arrayOf(isSame(arrayOf(base), arrayOf(own)) ? present : own),
  }
}

/** One step back is the drawing saved meanwhile. */
export const openedAgain = (
  { base, history }: UnsavedChanges,
  now: { readonly revision: number; readonly layout: KeptLayout },
): UnsavedChanges => ({
  revision: now.revision,
  base: now.layout,
  history: did(begun(now.layout), changedAgain(base, history.present, now.layout)),
})
