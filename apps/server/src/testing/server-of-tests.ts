import { catalogueWith, type ImportedProducts, type ImportedTables, noProducts } from '@soundroof/data/catalogue-with'
import { afterAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** The server of a test file: empty before each test, ended after the last. */
export const serverOfTests = async (
  imported: ImportedTables = {},
  products: ImportedProducts = noProducts,
): Promise<TestServer> => {
  const server = await startTestServer(catalogueWith(imported, products))
  afterAll(() => server.close())
  beforeEach(() => server.reset())
  return server
}
