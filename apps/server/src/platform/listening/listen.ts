import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/**
 * Connections waiting to be accepted; the system may allow fewer. Attack: with Node's default of 511, 600 at once from one
 * client dropped others' connections, which retry after one, three and seven seconds.
 */
const backlog = 4096

/** Listens on every address of the machine; some machines have no IPv6. */
const open = async (app: FastifyInstance, port: number): Promise<void> => {
  try {
    await app.listen({ port, host: '::', backlog })
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error))) throw error
    await app.listen({ port, host: '0.0.0.0', backlog })
  }
}

/** Starts listening; returns the server's public address. */
export const listen = async (app: FastifyInstance, config: Pick<Config, 'port' | 'publicUrl'>): Promise<string> => {
  try {
    await open(app, config.port)
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new Error(`Port ${config.port} is in use. Set PORT to another one.`)
    throw error
  }
  return config.publicUrl
}
