import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const inPackage = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
const isNotice = (file: string): boolean => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file)

/** Packages with code in the bundle. */
const foldersIn = (bundle: Rollup.OutputBundle): readonly string[] => {
  const folders = new Set<string>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    for (const id of output.moduleIds) {
      const folder = inPackage.exec(id)?.[1]
      if (folder) folders.add(folder)
    }
  }
  return [...folders]
}

type Notice = { readonly name: string; readonly text: string }

/** The licence file of a package, or what its package.json declares. */
const noticeOf = (folder: string): Notice => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter(isNotice)
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, text: [`${name} ${version} (${license})`, ...texts].join('\n\n') }
}

const line = `\n\n${'-'.repeat(80)}\n\n`

/** Writes the licences of all bundled packages beside the bundle: most require it. */
export const thirdPartyNotices = (fileName: string): Plugin => ({
  name: 'third-party-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const notices = foldersIn(bundle).map(noticeOf)
      if (notices.length === 0) this.error('No package was found in the bundle: its notices cannot be written.')
      notices.sort((a, b) => (a.name < b.name ? -1 : 1))
      this.emitFile({ type: 'asset', fileName, source: `${notices.map(({ text }) => text).join(line)}\n` })
    },
  },
})
