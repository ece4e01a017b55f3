import { describe, expect, it } from 'vitest'
import { acceptFiles } from './accept-files.ts'

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

describe('chosen files', () => {
  it('are accepted unless their type is wrong; those are named', () => {
    const { files, messages } = acceptFiles('roof', [photo('a.jpg'), text, photo('b.jpg')], 0)
    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(messages).toEqual(['notes.txt: Please select the correct image file!'])
  })

  it('are accepted up to the ninth', () => {
    const { files, messages } = acceptFiles('roof', [photo('a.jpg'), photo('b.jpg')], 8)
    expect(files.map(({ name }) => name)).toEqual(['a.jpg'])
    expect(messages).toEqual(['Please upload a maximum of 9 pictures!'])
  })
})
