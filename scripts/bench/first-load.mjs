import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../sources.mjs'

const dist = join(root, 'apps/web/dist')
const isLocalScript = (/** @type {string} */ address) => /\.m?js$/.test(address) && !/^\w+:/.test(address)

/** @param {string} html addresses that the browser loads before anything is clicked */
const entryScripts = (html) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
    .map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')
    .filter(isLocalScript)

// Static imports alone: what `import()` names comes later. The built chunks are minified.
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"()]*?from\s*)?["']([^"']+)["']/g

/** @param {string} path @param {Set<string>} seen */
const withImports = (path, seen) => {
  if (seen.has(path) || !existsSync(path)) return
  seen.add(path)
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    if (target.startsWith('.')) withImports(join(dirname(path), target), seen)
  }
}

/** Scripts of the first load with their compressed bytes. */
export const firstLoad = () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  /** @type {Set<string>} */
  const scripts = new Set()
  for (const address of entryScripts(html)) withImports(join(dist, address), scripts)
  if (scripts.size === 0) throw new Error('The built index.html names no script.')
  return [...scripts].map((path) => ({ path, bytes: gzipSync(readFileSync(path)).byteLength }))
}
