// A TrueType font with the outlines of some signs alone. Numbers of glyphs stay, so every other table is kept as it is.

/** @typedef {{ readonly tag: string, readonly bytes: Buffer }} Table */

/** @param {Buffer} font @returns {readonly Table[]} */
const tablesOf = (font) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16
    const start = font.readUInt32BE(at + 8)
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12))
    return { tag: font.toString('latin1', at, at + 4), bytes }
  })

const segmentedCoverage = 12

/** Ranges of signs with their first glyph. @param {Buffer} cmap */
const rangesOf = (cmap) => {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = starts.find((each) => cmap.readUInt16BE(each) === segmentedCoverage)
  if (start === undefined) throw new Error('The font has no table of all signs.')
  return Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, index) => {
    const at = start + 16 + index * 12
    return { first: cmap.readUInt32BE(at), last: cmap.readUInt32BE(at + 4), glyph: cmap.readUInt32BE(at + 8) }
  })
}

/** Glyphs of the wanted signs, by sign. @param {Buffer} cmap @param {ReadonlySet<number>} wanted */
const glyphsOf = (cmap, wanted) =>
  rangesOf(cmap).flatMap(({ first, last, glyph }) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => /** @type {const} */ ([first + index, glyph + index]),
    ).filter(([sign]) => wanted.has(sign)),
  )

/** @param {readonly (readonly [sign: number, glyph: number])[]} glyphs */
const cmapOf = (glyphs) => {
  const cmap = Buffer.alloc(12 + 16 + glyphs.length * 12)
  cmap.writeUInt16BE(1, 2)
  // For Windows, all of Unicode.
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(segmentedCoverage, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(glyphs.length, 24)
  for (const [index, [sign, glyph]] of glyphs.entries()) {
    const at = 28 + index * 12
    cmap.writeUInt32BE(sign, at)
    cmap.writeUInt32BE(sign, at + 4)
    cmap.writeUInt32BE(glyph, at + 8)
  }
  return cmap
}

const [moreFollow, wordsFollow, hasScale, hasTwoScales, hasMatrix] = [0x20, 0x01, 0x08, 0x40, 0x80]

/** Glyphs that an outline is put together from. @param {Buffer} outline @returns {readonly number[]} */
const partsOf = (outline) => {
  const parts = []
  let at = 10
  for (let flags = outline.length > 0 && outline.readInt16BE(0) < 0 ? moreFollow : 0; flags & moreFollow; ) {
    flags = outline.readUInt16BE(at)
    parts.push(outline.readUInt16BE(at + 2))
    at +=
      4 + (flags & wordsFollow ? 4 : 2) + (flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0)
  }
  return parts
}

/** @param {Buffer} glyf @param {Buffer} loca @param {Iterable<number>} glyphs */
const outlinesOf = (glyf, loca, glyphs) => {
  const outline = (/** @type {number} */ glyph) =>
    glyf.subarray(loca.readUInt32BE(glyph * 4), loca.readUInt32BE(glyph * 4 + 4))
  // The first stands for a sign that is missing.
  const kept = new Set([0, ...glyphs])
  for (const glyph of kept) for (const part of partsOf(outline(glyph))) kept.add(part)
  const places = Buffer.alloc(loca.length)
  /** @type {Buffer[]} */
  const outlines = []
  let at = 0
  for (let glyph = 0; glyph * 4 + 4 < loca.length; glyph += 1) {
    const own = kept.has(glyph) ? outline(glyph) : Buffer.alloc(0)
    outlines.push(own)
    at += own.length
    places.writeUInt32BE(at, glyph * 4 + 4)
  }
  return { glyf: Buffer.concat(outlines), loca: places }
}

/** @param {Buffer} bytes */
const sumOf = (bytes) => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** @param {Buffer} version and number of tables @param {readonly Table[]} tables */
const fontOf = (version, tables) => {
  const head = Buffer.alloc(12 + tables.length * 16)
  version.copy(head)
  const bodies = tables.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]))
  let at = head.length
  for (const [index, { tag, bytes }] of tables.entries()) {
    const place = 12 + index * 16
    const body = /** @type {Buffer} */ (bodies[index])
    head.write(tag, place, 'latin1')
    head.writeUInt32BE(sumOf(body), place + 4)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(bytes.length, place + 12)
    at += body.length
  }
  return Buffer.concat([head, ...bodies])
}

/** @param {Buffer} font with outlines at long offsets @param {ReadonlySet<number>} wanted code points */
export const cutFont = (font, wanted) => {
  const tables = tablesOf(font)
  const table = (/** @type {string} */ tag) => {
    const found = tables.find((each) => each.tag === tag)
    if (found === undefined) throw new Error(`The font has no table ${tag}.`)
    return found.bytes
  }
  if (table('head').readInt16BE(50) !== 1) throw new Error('The font has short offsets.')
  const glyphs = glyphsOf(table('cmap'), wanted)
  const cut = {
    ...outlinesOf(
      table('glyf'),
      table('loca'),
      glyphs.map(([, glyph]) => glyph),
    ),
    cmap: cmapOf(glyphs),
  }
  return fontOf(
    font.subarray(0, 12),
    tables.map(({ tag, bytes }) => ({ tag, bytes: tag in cut ? cut[/** @type {keyof typeof cut} */ (tag)] : bytes })),
  )
}

/** Every sign of GB 2312: 6763 of Chinese, which name nearly everything and everybody, with the marks between them. */
export const signsOfNames = () => {
  const decode = new TextDecoder('gbk')
  const signs = Array.from({ length: 0xf7 - 0xa1 + 1 }, (_, row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, column) => decode.decode(Uint8Array.of(0xa1 + row, 0xa1 + column))),
  )
  return new Set([...signs.flat().join('')].map((sign) => sign.codePointAt(0) ?? 0))
}
