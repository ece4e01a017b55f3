import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withRecordKey } from '../../platform/audit/with-record-key.ts'
import { configFromEnvironment } from '../../platform/config.ts'
import { openDb } from '../../platform/database/open-db.ts'
import { openObjectStore } from '../../platform/files/open-object-store.ts'
import { standardLog } from '../../platform/log.ts'
import { recordSecretToRead } from '../../platform/secrets.ts'
import { auditReport, exitCodeOf } from './audit-report.ts'
import { recordSecretReplaced, requireRecordSecret } from './audited-record-secret.ts'
import { requireNewestSteps, sealedByUpdates } from './bring-forward.ts'
import { checkIntegrity } from './check-integrity.ts'

/** `npm run -s audit`: whether records, audit trail, results, drafts and files are as they were written. */

const usage = `npm run -s audit

Checks that nothing was changed behind the server's back: records, audit trail, drafts, results and files.

Reads the database (DATABASE_URL, or the folder DATA_DIR, whose server must be stopped) and the object store, and changes
nothing. Names each difference; exit code 1 if there is any, 3 if all of them are objects that the store has lost (missing-object),
2 if it cannot look: the server has to bring the database forward first, or its seals were taken out.`

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const run = async (): Promise<void> => {
  const config = configFromEnvironment()
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const records = await recordSecretToRead(config)
  const objectStore = await openObjectStore(config, standardLog)
  const db = withRecordKey(await openDb(config, standardLog), records)
  try {
    await requireNewestSteps(db, objectStore)
    await requireRecordSecret(db)
    const integrity = await checkIntegrity({ db, objectStore })
    for (const sentence of await sealedByUpdates(db)) say(sentence)
    for (const sentence of await recordSecretReplaced(db)) say(sentence)
    say(auditReport(integrity))
    process.exitCode = exitCodeOf(integrity)
  } finally {
    await db.close()
  }
}

const argument = process.argv[2]
if (argument === '--help' || argument === '-h') say(usage)
else if (argument !== undefined) {
  process.stderr.write(`Unknown option '${argument}'. See --help.\n`)
  process.exitCode = 2
} else
  await run().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  })
