import type { Session } from '@soundroof/contract/identity/wire-session'
import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'
import { currentSession, onSessionChange, saveSession } from './session.ts'

/** A session that ends over unfinished work is asked for again over the page, and the work goes on where it was. */

type Asked = { readonly email: string; readonly answer: (session: Session | null) => void }

const asked = createStore<Asked | null>(null)
/** Who is asked to log in again; null: nobody. */
export const useLoginAsked = (): Asked | null => useStore(asked)

let inHand = 0

/** The screen holds work that leaving it would interrupt. */
export const useWorkInHand = (): void =>
  useEffect(() => {
    inHand += 1
    return () => {
      inHand -= 1
    }
  }, [])

const isOf = (session: Session | null, email: string): session is Session => session?.customer.email === email

/** The same person logged in again: here, or in another tab. False: cancelled, or somebody else. */
const askAgain = ({ token, customer: { email } }: Session): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isBack: boolean) => {
      unsubscribe()
      asked.set(null)
      resolve(isBack)
    }
    const unsubscribe = onSessionChange(() => {
      const now = currentSession()
      if (now?.token !== token) end(isOf(now, email))
    })
    asked.set({ email, answer: (session) => (isOf(session, email) ? saveSession(session) : end(false)) })
  })

let waiting: Promise<boolean> | null = null

/** One question, however many calls find the session ended. @param used by the refused call */
export const isLoggedInAgain = (used: Session | null): Promise<boolean> => {
  const now = currentSession()
  if (used === null || now === null) return Promise.resolve(false)
  if (now.token !== used.token) return Promise.resolve(isOf(now, used.customer.email))
  if (inHand === 0) return Promise.resolve(false)
  waiting ??= askAgain(now).finally(() => {
    waiting = null
  })
  return waiting
}
