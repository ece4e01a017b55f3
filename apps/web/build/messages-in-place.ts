import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const file = fileURLToPath(new URL('../../../packages/contract/src/platform/messages.ts', import.meta.url))

type Messages = { readonly messages: Readonly<Record<string, string>> }

const importsSay = /import \{[^}]*\bsay\b[^}]*\} from '[^']*\/messages(?:\.ts)?'/
const literalKey = /\bsay\('(\w+)'/g

/**
 * Writes each message where it is said: a page loads its own and not all of them.
 * Modules that say a message by a variable keep the whole list.
 */
export const messagesInPlace = (): Plugin => {
  let messages: Messages['messages'] = {}
  return {
    name: 'messages-in-place',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      messages = (await runnerImport<Messages>(file)).module.messages
    },
    transform: {
      filter: { code: literalKey },
      handler(code) {
        if (!importsSay.test(code)) return null
        const said = code.replace(literalKey, (_, key: string) => {
          const message = messages[key]
          if (message === undefined) this.error(`There is no message "${key}".`)
          return `said(${JSON.stringify(message)}`
        })
        return { code: `import { said } from '@soundroof/contract/platform/text'\n${said}`, map: null }
      },
    },
  }
}
