import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedChunk } from './build/chunks.ts'
import { contentPolicy } from './build/content-policy.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { localitiesInPlace } from './build/localities-in-place.ts'
import { methodInPlace } from './build/method-in-place.ts'
import { offlineApplication } from './build/offline-application.ts'
import { prerenderedHome } from './build/prerendered-home.ts'
import { serverBehind } from './build/server-behind.ts'
import { startPicturesInPage } from './build/start-pictures.ts'
import { thirdPartyNotices } from './build/third-party-notices.ts'
import manifest from './package.json' with { type: 'json' }

/** Where `npm run dev` runs the server, and the paths it answers besides the pages. */
const server = process.env.SOUNDROOF_SERVER ?? 'http://localhost:3000'
const answeredByServer = ['/api', '/json', '/files', '/pictures', '/downloads', '/outbox']

const chunkOf = sharedChunk(
  {
    login: /accounts\/(?:login\/login-page|registration|passwords)/,
    jobs: /projects\/jobs/,
    public: /platform\/about|review\/(?:verify|notices)|features\/money/,
    shell: /app\/(?:shell|toasts)|login-again|own-account/,
  },
  {
    result: /app\/pages\/(?:project-result|console-project)/,
    results: /roofs\/results\//,
    wizard: /roofs\/wizard\/|app\/pages\/wizard/,
    help: /platform\/help\//,
    method: /platform\/method\//,
  },
)

export default defineConfig({
  plugins: [
    methodInPlace(),
    localitiesInPlace(),
    react(),
    contentPolicy(),
    firstLoadBudget(152_000),
    thirdPartyNotices('third-party-notices.txt'),
    startPicturesInPage(),
    prerenderedHome(),
    offlineApplication(),
    serverBehind(server, answeredByServer),
  ],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunkOf, debugName: 'pages', includeDependenciesRecursively: false }] },
      },
    },
  },
})
