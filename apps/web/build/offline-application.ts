import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type PluginOption, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const pathOf = (path: string): string => normalizePath(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

type Purlins = Readonly<Record<string, { readonly depths: readonly Depth[] }>>
type Depth = { readonly depth: number; readonly thicknesses: readonly number[] }
type Choices = { readonly choices: { readonly purlins: Purlins } }
type Size = { readonly section: string; readonly depth: number; readonly thickness: number }
type Tables = { readonly tableName: (size: Size) => string }

const sizesOf = (purlins: Purlins): readonly Size[] =>
  Object.entries(purlins).flatMap(([section, { depths }]) =>
    depths.flatMap(({ depth, thicknesses }) => thicknesses.map((thickness) => ({ section, depth, thickness }))),
  )

/** Settings, and the table of each purlin that can be chosen. */
const publishedAddresses = async (): Promise<readonly string[]> => {
  const { choices } = (await runnerImport<Choices>(pathOf('data/choices.ts'))).module
  const { tableName } = (await runnerImport<Tables>(pathOf('packages/contract/src/roofs/catalogue/capacity-table.ts')))
    .module
  const tables = sizesOf(choices.purlins).map((size) => `/json/${tableName(size)}.json`)
  return ['/api/client', ...new Set(tables)]
}

const virtual = 'virtual:published-addresses'

const addressesInPlace = (): Plugin => ({
  name: 'published-addresses',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load: async (id) =>
    id === `\0${virtual}` ? `export const publishedAddresses = ${JSON.stringify(await publishedAddresses())}` : null,
})

/** Parts and words that pages of the console alone load. */
const ofConsole = ['administration', 'sign-off-card', 'figure-tables'].map((name) => `assets/${name}-*`)

/** The video of the help is played online; its words are kept. */
const ofVideo = ['assets/poster-*']

/** All of the application but what is read online: licences, documents, the console, the video, pictures that iOS keeps and the page for visitors. */
const files = {
  globPatterns: ['**/*.{js,css,html,woff2,svg,png,jpg,webp,webmanifest,bin}'],
  globIgnores: [
    'home.html',
    'documents/**',
    'splash/**',
    'service-worker.js',
    'assets/console-*',
    ...ofConsole,
    ...ofVideo,
  ],
  // Names of assets carry their hash.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 2_000_000,
}

/** Writes `service-worker.js`, which keeps every file of the build on the device. */
export const offlineApplication = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'service-worker.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: { ...files, buildPlugins: { vite: [addressesInPlace()] } },
  })
