import { catalogueWith, emptyLibrary, type ImportedLibrary, type ImportedTables } from '@soundroof/data/catalogue-with'
import { afterAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** The server of a test file: empty before each test, ended after the last. */
export const serverOfTests = async (
  imported: ImportedTables = {},
  library: ImportedLibrary = emptyLibrary,
): Promise<TestServer> => {
  const server = await startTestServer(catalogueWith(imported, library))
  afterAll(() => server.close())
  beforeEach(() => server.reset())
  return server
}
