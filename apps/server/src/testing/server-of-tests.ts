import type { ImportedTables } from '@soundroof/data/catalogue-with'
import { afterAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** The server of a test file: empty before each test, ended after the last. */
export const serverOfTests = async (imported: ImportedTables = {}): Promise<TestServer> => {
  const server = await startTestServer(imported)
  afterAll(() => server.close())
  beforeEach(() => server.reset())
  return server
}
