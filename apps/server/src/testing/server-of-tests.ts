import { catalogueWith, type ImportedProducts, type ImportedTables, noProducts } from '@soundroof/data/catalogue-with'
import { afterAll, beforeEach } from 'vitest'
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

/** Made before each test, in the order in which these are written; its members are those of the present test. */
export const anew = <T extends object>(make: () => Promise<T>): T => {
  const made = {} as T
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}
