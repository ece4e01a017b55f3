import { catalogueWith, type ImportedProducts, type ImportedTables, noProducts } from '@soundroof/data/catalogue-with'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { rowCounts } from './test-database.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The server of a test file, ended after the last test. */
export const serverOfFile = async (...given: Parameters<typeof startTestServer>): Promise<TestServer> => {
  const server = await startTestServer(...given)
  afterAll(() => server.close())
  return server
}

/** The same, empty before each test. */
export const serverOfTests = async (
  imported: ImportedTables = {},
  products: ImportedProducts = noProducts,
): Promise<TestServer> => {
  const server = await serverOfFile(catalogueWith(imported, products))
  beforeEach(() => server.reset())
  return server
}

type Beginning = { readonly value: unknown; readonly putBack: () => Promise<void> }

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was made so far is there again before each test. Answers a function for what tests begin with: made by the first
 * that asks for this name, put back for the others. In the middle of a test it is made anew.
 */
export const keptBeginnings = (server: TestServer) => {
  const made = new Map<string, Beginning>()
  const seen = async () => ({ ...(await rowCounts(server.db)), now: server.clock().getTime() })
  let putBack: () => Promise<void>
  let atBeginning: object
  beforeAll(async () => {
    putBack = await server.keep()
    atBeginning = await seen()
  })
  beforeEach(() => putBack())
  return async <T>(name: string, make: () => Promise<T>): Promise<T> => {
    if (!isSame(await seen(), atBeginning)) return make()
    const known = made.get(name)
    if (known) {
      await known.putBack()
      return known.value as T
    }
    const value = await make()
    made.set(name, { value, putBack: await server.keep() })
    return value
  }
}

/** Made before each test, in the order in which these are written; its members are those of the present test. */
export const anew = <T extends object>(make: () => Promise<T>): T => {
  const made = {} as T
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}
