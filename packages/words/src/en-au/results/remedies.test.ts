import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { expect, it } from 'vitest'
import { sayIn } from '../../say.ts'

type Zones = { open?: readonly string[]; clear?: readonly string[]; closed?: readonly string[] }

const after = ({ open = [], clear = [], closed = [] }: Zones, frame: 'as-before' | 'newly' | null = null): Message => ({
  code: 'after-the-change',
  values: { open, clear, closed, frame },
})

const inBoth = (message: Message) => [sayIn('en-AU')(message), sayIn('zh-Hans')(message)]

it('what remains after a change is one sentence by the numbers of the zones', () => {
  expect(inBoth(after({ open: ['Internal'], clear: ['Intermediate', 'Edge', 'Ridge ends'] }))).toEqual([
    'Then zone 1 takes panels; zones 2, 3 and R stay clear.',
    '这样 1 区可放置组件；2、3、R 区仍须空出。',
  ])
  expect(inBoth(after({ open: ['Internal', 'Edge'] }))).toEqual([
    'Then every zone takes panels.',
    '这样各区均可放置组件。',
  ])
})

it('zones that the change closes, and the frame, follow', () => {
  expect(
    inBoth(after({ open: ['Edge'], clear: ['Corner'], closed: ['Internal', 'Intermediate'] }, 'as-before')),
  ).toEqual([
    'Then zone 3 takes panels; zone 4 stays clear; zones 1 and 2 no longer take any. The frame still needs an engineer.',
    '这样 3 区可放置组件；4 区仍须空出；1、2 区不再能放置组件。骨架仍须由工程师处理。',
  ])
  expect(inBoth(after({ open: ['Edge'] }, 'newly'))).toEqual([
    'Then every zone takes panels. The frame then needs an engineer.',
    '这样各区均可放置组件。此时骨架须由工程师处理。',
  ])
})
