// Part of the build: the verification book, the common roofs and the licences as pages beside the web application.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licencesPage, lockedPackages, packagesWithLicences } from './licences.mjs'
import { run } from './running.mjs'
import { root } from './sources.mjs'

const place = join(root, 'apps/web/dist/documents')

const signs = /** @type {const} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })

/** @param {string} text one line of Markdown, as far as these documents use it */
const inline = (text) =>
  text
    .replace(/[&<>"]/g, (sign) => signs[/** @type {keyof typeof signs} */ (sign)])
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words, to) => `<a href="${to.replace(/\.md$/, '.html')}">${words}</a>`)

/** @param {string} line @param {'td' | 'th'} cell */
const row = (line, cell) => {
  const cells = line.slice(1, -1).split(/(?<!\\)\|/)
  return `<tr>${cells.map((text) => `<${cell}>${inline(text.replaceAll('\\|', '|').trim())}</${cell}>`).join('')}</tr>`
}

/** @param {string} block without empty lines */
const blockOf = (block) => {
  if (block.startsWith('<!--')) return ''
  const [, level = '', heading = ''] = /^(#+) (.*)$/.exec(block) ?? []
  if (level) {
    const id = heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-')
    return `<h${level.length} id="${id}">${inline(heading)}</h${level.length}>`
  }
  const lines = block.split('\n')
  if (block.startsWith('|')) {
    const [head = '', , ...rows] = lines
    return `<table>${row(head, 'th')}${rows.map((line) => row(line, 'td')).join('\n')}</table>`
  }
  if (!block.startsWith('- ')) return `<p>${inline(lines.join(' '))}</p>`
  const items = block.split(/^- /m).slice(1)
  return `<ul>${items.map((item) => `<li>${inline(item.replace(/\s+/g, ' ').trim())}</li>`).join('')}</ul>`
}

const style =
  'body { font: 15px/1.5 sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem } ' +
  'table { border-collapse: collapse } td, th { border: 1px solid #bbb; padding: 2px 8px; text-align: left } main { overflow-x: auto }'

/** @param {string} markdown */
export const pageOf = (markdown) => {
  const [, title = ''] = /^# (.*)$/m.exec(markdown) ?? []
  const body = markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inline(title)}</title>`
  return `<!doctype html><html lang="en-AU"><head>${head}<style>${style}</style></head><body><main>${body}</main></body></html>\n`
}

export const makeDocuments = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-documents-'))
  try {
    const book = ['--import', 'tsx', 'apps/cli/src/verification-book.ts', '--out', folder]
    const { code, output } = await run(process.execPath, book, { quiet: true })
    if (code !== 0) throw new Error(`The verification book could not be made:\n${output}`)
    writeFileSync(join(folder, 'licences.md'), licencesPage(packagesWithLicences(lockedPackages())))
    mkdirSync(place, { recursive: true })
    for (const name of readdirSync(folder))
      writeFileSync(join(place, name.replace(/\.md$/, '.html')), pageOf(readFileSync(join(folder, name), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeDocuments()
