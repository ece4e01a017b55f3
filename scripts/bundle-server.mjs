// One file for the server, for each of its threads and for its command; packages stay outside and are read from node_modules.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { cutFont, signsOfNames } from './fonts/cut-font.mjs'
import { root, sourceFiles, textOf } from './sources.mjs'

const dist = join(root, 'apps/server/dist')

const manifests = ['apps', 'packages', 'data'].flatMap(sourceFiles).filter((path) => path.endsWith('package.json'))
const external = manifests
  .flatMap((path) => Object.keys(JSON.parse(textOf(path)).dependencies ?? {}))
  .filter((name) => !name.startsWith('@soundroof/'))

/** @type {Record<string, string>} */
const entries = {
  main: 'apps/server/src/main.ts',
  administrator: 'apps/server/src/administration/staff/administrator.ts',
  audit: 'apps/server/src/administration/integrity/audit.ts',
  'calculation-worker': 'apps/server/src/roofs/calculations/calculation-worker.ts',
  'report-worker': 'apps/server/src/roofs/rendering/render-worker.ts',
  'heic-worker': 'apps/server/src/roofs/files/pictures/heic-worker.ts',
  'review-pdf-worker': 'apps/server/src/roofs/pdf-structure/review-pdf-worker.ts',
}
/** @type {Record<string, string>} */
const deviceEntries = {
  'device-engine': 'apps/server/src/roofs/offline/device-worker.ts',
  'device-report': 'apps/server/src/roofs/offline/device-report-worker.ts',
}
const missing = [...Object.values(entries), ...Object.values(deviceEntries)].filter(
  (path) => !existsSync(join(root, path)),
)
if (missing.length > 0) throw new Error(`There is no ${missing.join(' and no ')}: the server cannot be built.`)

rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: external.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
})

// What a device without network runs; it has no packages to read, and no Node.
await build({
  absWorkingDir: root,
  entryPoints: deviceEntries,
  outdir: dist,
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  loader: { '.ttf': 'binary' },
  // pdfkit names its colour profile, which it carries, by an address beside its own.
  define: { 'import.meta.url': '"https://device/"' },
  alias: { 'node:crypto': join(root, 'apps/server/src/roofs/offline/hashes-on-device.ts') },
  legalComments: 'none',
  logLevel: 'warning',
})

// The whole fonts are 10 MB each.
const { resolve } = createRequire(join(root, 'packages/report/package.json'))
const signs = signsOfNames()
for (const [name, file] of /** @type {const} */ ([
  ['regular', '400Regular/NotoSansSC_400Regular.ttf'],
  ['strong', '600SemiBold/NotoSansSC_600SemiBold.ttf'],
])) {
  const font = readFileSync(resolve(`@expo-google-fonts/noto-sans-sc/${file}`))
  writeFileSync(join(dist, `device-chinese-${name}.ttf`), cutFont(font, signs))
}
