import { beforeEach } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew } from '../../testing/server-of-tests.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** An installer with a plan, an engineer, and paid projects that the engineer has accepted; new before each test. */
export const acceptedProjects = (server: TestServer) => {
  const installer = anew(() => server.caller())
  const engineer = anew(() => server.caller('engineer', 'provider'))
  const complete = anew(() => completeSample(server, installer))
  beforeEach(() => server.subscribe(installer, 5))
  const { created, issue } = projectCalls(server, installer)

  /** Answers the hash of the sample project with these changes. */
  const accepted = async (changes: object = {}): Promise<string> => {
    const body = { ...complete, ...changes }
    await issue(body)
    const hash = await created(body)
    await update(server.db, 'projects', { hash }, { status: 4, engineerId: engineer.account.id })
    return hash
  }
  return { installer, engineer, accepted }
}
