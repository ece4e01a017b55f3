import type { Plugin } from 'vite'

/**
 * No inline script, no plug-ins, no foreign forms. Inline styles are allowed because Mantine writes its theme's variables into
 * the page. The server's header adds the sources of pictures and files, which depend on its object store.
 */
const policy = [
  "script-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

/** Adds the policy to the built page; Vite's development page needs an inline script. */
export const contentPolicy = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
})
