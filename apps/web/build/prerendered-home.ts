import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'

const root = '<div id="root"></div>'

type Prerender = (path: string) => Promise<string>

/** The visitor's home page, rendered on this machine. The content policy forbids the router's inline script. */
const homePage = async (folder: string): Promise<string> => {
  const server = await createServer({
    root: folder,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as { readonly prerender: Prerender }
    return (await prerender('/home')).replace(/<script>.*?<\/script>/gs, '')
  } finally {
    await server.close()
  }
}

/** Writes `home.html`: the built page with the visitor's home in it, readable before any script has arrived. */
export const prerenderedHome = (): Plugin => {
  let folder = ''
  let output = ''
  return {
    name: 'prerendered-home',
    apply: 'build',
    configResolved: (config) => {
      folder = config.root
      output = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const page = readFileSync(join(output, 'index.html'), 'utf8')
        if (!page.includes(root)) this.error('index.html has no empty element "root".')
        const home = await homePage(folder)
        writeFileSync(
          join(output, 'home.html'),
          page.replace(root, () => `<div id="root">${home}</div>`),
        )
      },
    },
  }
}
