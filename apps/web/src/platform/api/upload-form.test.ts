import { describe, expect, it } from 'vitest'
import { nameInAddress, plainName, uploadForm } from './upload-form.ts'

const ticket = { host: 'https://files.example', dir: 'c1/2026/', policy: 'p', signature: 's', accessid: 'a' }

describe('the form of an upload', () => {
  it('carries the five specified fields in order, then the file', () => {
    const form = uploadForm(ticket, 'id-', 'roof.jpg')
    expect(form.fields).toEqual([
      ['policy', 'p'],
      ['signature', 's'],
      ['OSSAccessKeyId', 'a'],
      ['dir', 'c1/2026/'],
      ['key', 'c1/2026/id-roof.jpg'],
    ])
    expect(form.address).toBe('https://files.example/c1/2026/id-roof.jpg')
  })

  it('carries the fields of a cloud store instead, with its own key', () => {
    const fields = { key: 'x/${filename}', Policy: 'q' }
    const form = uploadForm({ ...ticket, fields }, 'id-', 'roof 1.jpg')
    expect(Object.fromEntries(form.fields)).toEqual({ key: 'x/roof-1.jpg', Policy: 'q' })
    expect(form.address).toBe('https://files.example/x/roof-1.jpg')
  })
})

describe('a file name', () => {
  it.each([
    ['Dach (Süd) #1?.jpg', 'Dach-Sud-1-.jpg'],
    ['../../etc', 'etc'],
    ['屋根', 'file'],
  ])('%s becomes %s', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })
})

it('a stored file is shown under the name it was uploaded with', () => {
  const { address } = uploadForm(ticket, 'ABCDefgh12345678-', 'plan A.dwg')
  expect(nameInAddress(`${address}?e=1&s=2`)).toBe('plan-A.dwg')
})
