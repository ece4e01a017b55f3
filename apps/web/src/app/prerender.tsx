import { createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { words } from '../platform/words/words.ts'
import { Application } from './application.tsx'
import { router } from './routes/router.tsx'

/** A page as a visitor sees it, as HTML. */
export const prerender = async (path: string): Promise<string> => {
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await words.load(['shell'])
  await router.load()
  let failure: unknown = null
  const { prelude } = await prerenderToNodeStream(<Application />, {
    onError: (error) => {
      failure ??= error
    },
  })
  let html = ''
  for await (const part of prelude) html += part
  if (failure !== null) throw failure
  return html
}
