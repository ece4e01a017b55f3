import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { acceptFiles } from './accept-files.ts'

const say = sayIn('en-AU')

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

describe('chosen files', () => {
  it('are accepted unless their type is wrong; those are named', () => {
    const { files, messages } = acceptFiles('roof', [photo('a.jpg'), text, photo('b.jpg')], 0)
    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(messages.map((message) => say(message))).toEqual(['notes.txt: Please select the correct image file!'])
  })

  it('are accepted up to the ninth', () => {
    const { files, messages } = acceptFiles('roof', [photo('a.jpg'), photo('b.jpg')], 8)
    expect(files.map(({ name }) => name)).toEqual(['a.jpg'])
    expect(messages.map((message) => say(message))).toEqual(['Please upload a maximum of 9 pictures!'])
  })
})
