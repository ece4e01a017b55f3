import type { Clock } from '../../../platform/clock.ts'
import { ask, type StoreAnswer } from './ask.ts'
import { type GoogleApi, googleSubscription } from './google-api.ts'
import { accessTokens, type ServiceAccount } from './service-account.ts'

type Options = {
  /** Address of the Android Publisher API, without a trailing slash. */
  readonly base: string
  readonly packageName: string
  readonly account: ServiceAccount
  readonly clock: Clock
}

/** Malformed, unknown, or ended more than 60 days ago. */
const unknownToken = [400, 404, 410]

const unexpected = ({ status, text }: StoreAnswer): never => {
  throw new Error(`Google Play answered ${status}: ${text.slice(0, 300)}`)
}

/** Google Play over HTTP: `purchases.subscriptionsv2.get` and `purchases.subscriptions.acknowledge`. */
export const googleHttpApi = ({ base, packageName, account, clock }: Options): GoogleApi => {
  const tokens = accessTokens(account, clock)
  const send = async (path: string, request: RequestInit): Promise<StoreAnswer> => {
    const authorization = `Bearer ${await tokens.get()}`
    const address = `${base}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}/purchases/${path}`
    return ask(address, { ...request, headers: { ...request.headers, authorization } })
  }
  const sendTwice = async (path: string, request: RequestInit = {}): Promise<StoreAnswer> => {
    const answer = await send(path, request)
    if (answer.status !== 401) return answer
    tokens.forget()
    return send(path, request)
  }
  return {
    subscription: async (token) => {
      const answer = await sendTwice(`subscriptionsv2/tokens/${encodeURIComponent(token)}`)
      if (unknownToken.includes(answer.status)) return null
      return answer.status === 200 ? googleSubscription.parse(JSON.parse(answer.text)) : unexpected(answer)
    },
    acknowledge: async (product, token) => {
      const path = `subscriptions/${encodeURIComponent(product)}/tokens/${encodeURIComponent(token)}:acknowledge`
      const headers = { 'content-type': 'application/json' }
      const answer = await sendTwice(path, { method: 'POST', headers, body: '{}' })
      if (answer.status >= 300) unexpected(answer)
    },
  }
}
