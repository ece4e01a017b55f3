import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const file = fileURLToPath(new URL('../../../packages/contract/src/platform/messages.ts', import.meta.url))

type Messages = { readonly messages: Readonly<Record<string, string>> }

const importsSay = /import \{[^}]*\b(?:say|told)\b[^}]*\} from '[^']*\/messages(?:\.ts)?'/
const literalKey = /\b(say|told)\('(\w+)'/g

/**
 * Writes each message where it is said: a page loads its own and not all of them.
 * Modules that say or tell a message by a variable keep the whole list.
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
        const said = code.replace(literalKey, (_, verb: string, key: string) => {
          const message = messages[key]
          if (message === undefined) this.error(`There is no message "${key}".`)
          const english = JSON.stringify(message)
          return verb === 'say' ? `said(${english}` : `toldBy(said, ${english}, '${key}'`
        })
        const speakers = `import { said } from '@soundroof/contract/platform/text'
import { toldBy } from '@soundroof/contract/platform/coded/told'`
        return { code: `${speakers}\n${said}`, map: null }
      },
    },
  }
}
