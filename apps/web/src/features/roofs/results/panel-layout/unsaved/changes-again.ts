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

/** One area per plane: the reader's own where it was changed here. */
const areasAgain = (base: KeptLayout, own: KeptLayout, present: KeptLayout): KeptLayout['areas'] => {
  const on = ({ areas }: KeptLayout, plane: string) => areas.find((area) => area.plane === plane)
  const planes = [...new Set([...present.areas, ...own.areas].map(({ plane }) => plane))]
  return planes.flatMap((plane) => {
    const [before, mine, now] = [on(base, plane), on(own, plane), on(present, plane)]
    const area = isSame(before, mine) ? now : mine
    return area ? [area] : []
  })
}

/** The reader's own changes, made again on a drawing saved meanwhile. */
export const changedAgain = (base: KeptLayout, own: KeptLayout, present: KeptLayout): KeptLayout => {
  const names = Object.keys(present) as readonly (keyof KeptLayout)[]
  const changed = names.filter((name) => !isSame(base[name], own[name])).map((name) => [name, own[name]])
  return {
    ...present,
    ...Object.fromEntries(changed),
    obstacles: listAgain(base.obstacles, own.obstacles, present.obstacles),
    areas: areasAgain(base, own, present),
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
