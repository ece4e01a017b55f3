import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Caller, member } from '../database/caller.ts'
import type { Account } from './handler.ts'
import { callerOf } from './rate-limit.ts'
import type { Refused } from './refused.ts'

/** Beyond it all are forgotten, and known again with their next call. */
const most = 10_000

/** What proves who calls; a program's header names its key, whose signature is checked before the database is asked. */
const proofOf = ({ headers }: FastifyRequest): string | null => {
  const proof = headers.apikey ?? headers.authorization
  return proof === undefined ? null : createHash('sha256').update(String(proof)).digest('base64')
}

/**
 * Whose calls these are before the database says so again: only of what this process has admitted.
 * Attack: a new token with each call must not make a new caller.
 */
export const knownCallers = () => {
  const callers = new Map<string, Caller>()
  return {
    of: (request: FastifyRequest): Caller | null => callers.get(proofOf(request) ?? '') ?? null,
    admitted: (request: FastifyRequest, account: Account): void => {
      const proof = proofOf(request)
      if (proof === null) return
      if (callers.size >= most) callers.clear()
      callers.set(proof, member(callerOf(account), account.companyId, null))
    },
    /** Attacks: a stolen token that was ended takes its owner's turns; a guessed signature has a program forgotten. */
    refused: (request: FastifyRequest, { code }: Refused): void => {
      const isOver = code === 401 || code === 50008
      if (isOver && request.headers.apikey === undefined) callers.delete(proofOf(request) ?? '')
    },
  }
}

export type KnownCallers = ReturnType<typeof knownCallers>
