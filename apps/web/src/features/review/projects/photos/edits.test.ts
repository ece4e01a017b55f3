import type { Mark } from '@soundroof/contract/review/mark-up'
import { describe, expect, it } from 'vitest'
import { adding, afterDoing, applied, type History, noHistory, redone, removing, undone } from './edits.ts'

const known = (millimetres: number): Mark => ({ kind: 'known-length', from: [0, 0], to: [1, 0], millimetres })
const arrow: Mark = { kind: 'arrow', from: [0, 0], to: [0.5, 0.5], colour: 'pink' }
const note: Mark = { kind: 'note', at: [0, 0], text: 'Rust' }

type State = { readonly marks: readonly Mark[]; readonly history: History }
const doing = ({ marks, history }: State, edit: ReturnType<typeof removing>): State => ({
  marks: applied(marks, edit),
  history: afterDoing(history, edit),
})
const step = ({ marks, history }: State, by: typeof undone): State => {
  const found = by(history)
  return found ? { marks: applied(marks, found.edit), history: found.history } : { marks, history }
}

describe('edits of marks', () => {
  it('keep one known length, the newest, and give the former back', () => {
    const drawn = doing({ marks: [known(900), note], history: noHistory }, adding([known(900), note], known(450)))
    expect(drawn.marks).toEqual([note, known(450)])
    expect(step(drawn, undone).marks).toEqual([note, known(900)])
    expect(step(step(drawn, undone), redone).marks).toEqual([note, known(450)])
  })

  it('are taken back and done again in turn, and a new one ends what could be done again', () => {
    const two = doing(doing({ marks: [], history: noHistory }, adding([], arrow)), adding([arrow], note))
    const none = step(step(two, undone), undone)
    expect(none.marks).toEqual([])
    expect(step(none, undone)).toEqual(none)
    expect(step(step(none, redone), redone).marks).toEqual([arrow, note])
    const other = doing(step(two, undone), removing(arrow))
    expect(other.marks).toEqual([])
    expect(step(other, redone)).toEqual(other)
    expect(step(other, undone).marks).toEqual([arrow])
  })

  it('leave the marks of others, which came meanwhile, and know their own in any order of names', () => {
    const drawn = doing({ marks: [], history: noHistory }, adding([], arrow))
    const stored = { to: arrow.to, colour: arrow.colour, from: arrow.from, kind: arrow.kind } as Mark
    expect(step({ ...drawn, marks: [note, stored] }, undone).marks).toEqual([note])
    expect(step({ ...drawn, marks: [note] }, undone).marks).toEqual([note])
  })
})
