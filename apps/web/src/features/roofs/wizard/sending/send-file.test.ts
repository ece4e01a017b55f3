import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { refusalMessage } from './send-file.ts'

const say = sayIn('en-AU')

describe('a refused upload says', () => {
  it('the photo message of the store', () => {
    const coded = { code: 'imageOnly' }
    const body = JSON.stringify({ code: 400, message: 'Please select the correct image file!', coded })
    expect(say(refusalMessage(400, body, 'roof'))).toBe('Please select the correct image file!')
  })

  it('that the file is too large, by its kind', () => {
    expect(say(refusalMessage(413, '', 'roof'))).toBe('Select a file that is smaller than 10 MB!')
    expect(say(refusalMessage(413, '', 'extra'))).toBe('Select a file that is smaller than 50 MB!')
  })

  it.each([
    [403, '<Error/>'],
    [400, '{"code":400,"message":"The upload permission is not valid!"}'],
    [500, 'null'],
    [0, ''],
  ])('%i %s: the network message', (status, body) => {
    expect(say(refusalMessage(status, body, 'roof'))).toBe('Network Error!')
  })
})
