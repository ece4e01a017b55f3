import { expect, it } from 'vitest'
import { lookAtAll, type Page } from './look-at-all.ts'

const page = (lookedAt: number): Page => ({
  rows: [],
  next: null,
  opened: { projects: [], lookedAt, resting: 1500, seen: null },
})

/** Answers in turn, and what the screen showed of them. */
const looking = (answers: readonly (Page | null)[], isOpen: (asked: number) => boolean = () => true) => {
  const shown: (number | undefined)[] = []
  let asked = 0
  const ask = async () => answers[asked++] ?? null
  const done = lookAtAll({ ask, show: ({ opened }) => shown.push(opened?.lookedAt), isOpen: () => isOpen(asked) })
  return done.then(() => ({ asked, shown }))
}

it('asks until every project is calculated', async () => {
  expect(await looking([page(500), page(1000), page(1500), page(1500)])).toEqual({ asked: 3, shown: [500, 1000, 1500] })
})

it('ends with a refused call, and keeps what it has shown', async () => {
  expect(await looking([page(500), null, page(1000)])).toEqual({ asked: 2, shown: [500] })
})

it('asks no more once the dialog is closed, and shows nothing there', async () => {
  expect(await looking([page(500), page(1000), page(1500)], (asked) => asked < 2)).toEqual({ asked: 2, shown: [500] })
})
