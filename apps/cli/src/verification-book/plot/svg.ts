const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found] ?? found)

/** A coordinate to a tenth of a pixel: the same text on every machine. */
export const px = (value: number): string => {
  const text = value.toFixed(1).replace(/\.0$/, '')
  return text === '-0' ? '0' : text
}

type Attributes = Readonly<Record<string, string | number>>

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? px(value) : escaped(value)}"`)
    .join('')

export const element = (name: string, attributes: Attributes): string => `<${name}${attributesText(attributes)}/>`

export const text = (content: string, attributes: Attributes): string =>
  `<text${attributesText(attributes)}>${escaped(content)}</text>`

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  element('line', { x1, y1, x2, y2, class: kind })

/** Colours of both appearances: a browser shows a picture in its own, whatever the page around it. */
const style = `
text{font:11px system-ui,sans-serif;fill:#59636e}
.title{font-weight:600;font-size:12px;fill:#1f2328}
.ground{fill:#fff}.frame{fill:none;stroke:#818b98}.grid{stroke:#818b98;stroke-opacity:.25}
.band{fill:#0969da;fill-opacity:.16}.equal{fill:none;stroke:#0969da;stroke-opacity:.7}
.point{fill:#0550ae;fill-opacity:.6}.fails{fill:#d1242f}.cell{fill:#0969da}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.title{fill:#f0f6fc}.ground{fill:#0d1117}.frame{stroke:#656c76}
.band{fill:#4493f8;fill-opacity:.22}.equal{stroke:#4493f8}.point{fill:#79c0ff}.fails{fill:#f85149}.cell{fill:#4493f8}}
`

/** A picture on its own ground, so that it can be read on a light and on a dark page. */
export const svg = (width: number, height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    element('rect', { width, height, rx: 6, class: 'ground' }),
    ...parts,
    '</svg>',
    '',
  ].join('\n')

/** Marks alike at the same tenth of a pixel are drawn once. */
export const drawnOnce = (marks: readonly string[]): readonly string[] => [...new Set(marks)]
