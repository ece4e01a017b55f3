import { describe, expect, it } from 'vitest'
import { helpBlocks } from './help-data.ts'

const items = (value: unknown) => helpBlocks(JSON.stringify(value))

describe('help data from an address', () => {
  it('shows texts and safe links', () => {
    expect(items(['One', { text: 'Two' }, { link: 'https://example.org/a' }, { link: 'tel:+61 3 9000 0000' }])).toEqual(
      [
        { kind: 'text', text: 'One' },
        { kind: 'text', text: 'Two' },
        { kind: 'link', address: 'https://example.org/a' },
        { kind: 'link', address: 'tel:+61 3 9000 0000' },
      ],
    )
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    '//example.org',
    'https://a b',
  ])('drops the link %j', (link) => {
    expect(items([{ link }])).toEqual([])
  })

  it('drops unknown items', () => {
    expect(items([{ html: '<b>x</b>' }, 1, null, [['x']], { text: 1 }])).toEqual([])
  })

  it('shows our own pictures and video by name', () => {
    expect(items([{ video: 'walk-through' }, { image: 'bridging', text: 'Rows' }, { image: 'racking' }])).toEqual([
      { kind: 'video', video: 'walk-through' },
      { kind: 'image', picture: 'bridging', caption: 'Rows' },
      { kind: 'image', picture: 'racking', caption: '' },
    ])
  })

  it.each([
    'https://example.org/a.png',
    '/api/images/a.png',
    '//example.org/a.png',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'constructor',
    'toString',
  ])('drops the image and the video %j', (address) => {
    expect(items([{ image: address }, { video: address }])).toEqual([])
  })

  it.each([undefined, '', '{', '{"text":"x"}', 'null', '"x"'])('is empty for %j', (dataList) => {
    expect(helpBlocks(dataList)).toEqual([])
  })

  it('is limited in length', () => {
    expect(items(Array.from({ length: 500 }, () => 'x'))).toHaveLength(50)
    expect(items(['x'.repeat(9999)])).toEqual([{ kind: 'text', text: 'x'.repeat(2000) }])
  })
})
