import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from './caller.ts'

/** Beyond this all are forgotten, and known again with their next call. */
const most = 10_000

/** Proof of the caller; a program's header names its key, whose signature is checked before the database is asked. */
const proofOf = ({ apikey, authorization }: IncomingHttpHeaders): string | null => {
  const proof = apikey ?? authorization
  return proof === undefined ? null : createHash('sha256').update(String(proof)).digest('base64')
}

/**
 * The caller by its headers, before the database confirms it; only where this process admitted the same headers before.
 * Attack: a new token with each call must not make a new caller.
 */
export const knownCallers = () => {
  const callers = new Map<string, Caller>()
  return {
    of: (headers: IncomingHttpHeaders): Caller | null => callers.get(proofOf(headers) ?? '') ?? null,
    admitted: (headers: IncomingHttpHeaders, caller: Caller): void => {
      const proof = proofOf(headers)
      if (proof === null) return
      if (callers.size >= most) callers.clear()
      callers.set(proof, caller)
    },
    /** Attacks: an ended, stolen token takes its owner's turns; a guessed signature makes the server forget a program. */
    refused: (headers: IncomingHttpHeaders, code: number): void => {
      const isOver = code === 401 || code === 50008
      if (isOver && headers.apikey === undefined) callers.delete(proofOf(headers) ?? '')
    },
  }
}

export type KnownCallers = ReturnType<typeof knownCallers>
