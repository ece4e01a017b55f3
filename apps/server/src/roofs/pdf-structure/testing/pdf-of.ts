import { deflateSync } from 'node:zlib'

type Part = string | Buffer

/** Objects 1, 2, … of a small PDF with the cross-reference that belongs to them. */
export const pdfOf = (objects: readonly Part[], trailer = ''): Buffer => {
  const places: number[] = []
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  for (const [index, object] of objects.entries()) {
    places.push(file.length)
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${entries}`
  const end = `trailer\n<</Root 1 0 R /Size ${places.length + 1}${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(table + end)])
}

/** A PDF with one page; `entries` stand in its catalogue, `others` are objects 4, 5, … */
export const onePagePdf = (entries = '', others: readonly Part[] = [], onPage = '', trailer = ''): Buffer =>
  pdfOf(
    [
      `<</Type /Catalog /Pages 2 0 R${entries}>>`,
      '<</Type /Pages /Kids [3 0 R] /Count 1>>',
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]${onPage}>>`,
      ...others,
    ],
    trailer,
  )

export const streamOf = (head: string, content: Buffer, begin = 'stream\n'): Buffer =>
  Buffer.concat([Buffer.from(`<<${head} /Length ${content.length}>>\n${begin}`), content, Buffer.from('\nendstream')])

/** A stream with the object 7 in it. */
export const objectStreamOf = (object: string, head = '/Filter /FlateDecode', begin = 'stream\n'): Buffer =>
  streamOf(`/Type /ObjStm /N 1 /First 4 ${head}`, deflateSync(Buffer.from(`7 0 ${object}`)), begin)

/** A later part of the file that replaces object 4. */
export const withObject4 = (file: Buffer, object: string): Buffer => {
  const former = /startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1'))?.[1] ?? ''
  const update = `4 0 obj\n${object}\nendobj\n`
  const table = `xref\n4 1\n${String(file.length).padStart(10, '0')} 00000 n \n`
  const end = `trailer\n<</Root 1 0 R /Size 9 /Prev ${former}>>\nstartxref\n${file.length + update.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(update + table + end)])
}
