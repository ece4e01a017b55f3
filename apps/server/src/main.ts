import { catalogueWith } from '@soundroof/data/catalogue-with'
import { importedProductsIn } from '@soundroof/data/imported-products'
import { importedTablesIn } from '@soundroof/data/imported-tables'
import { accountInOtherDomains } from './account-in-other-domains.ts'
import { acceptedByOperator } from './administration/integrity/accept-option.ts'
import { bringForwardWithSecrets } from './administration/integrity/bring-forward-with-secrets.ts'
import { judgeSecrets } from './administration/integrity/judge-secrets.ts'
import { sealLaterRows } from './administration/integrity/seal-later-rows.ts'
import { sealRecords } from './administration/integrity/seal-records.ts'
import { keepSealedStep } from './administration/integrity/sealed-step.ts'
import type { KeptSecret } from './administration/integrity/secret-checks.ts'
import { reportLostSecrets } from './administration/staff/lost-secrets.ts'
import { operatorOfMachine } from './administration/staff/operator.ts'
import { buildApp } from './app.ts'
import { renewIdentities } from './identity/accounts/renew-identities.ts'
import { writeCodeNotices } from './identity/one-time-codes/code-notices.ts'
import { writePasswordMails } from './identity/passwords/password-mails.ts'
import { type Login, seedAccounts } from './identity/registration/seed-accounts.ts'
import { endSandboxPeriods } from './money/stores/sandbox/end-sandbox-periods.ts'
import { openStores } from './money/subscriptions/stores.ts'
import { withSealedWrites } from './platform/audit/sealed-writes.ts'
import { withRecordKey } from './platform/audit/with-record-key.ts'
import { keepBuild } from './platform/client/kept-builds.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, configFromEnvironment } from './platform/config.ts'
import { newestMigration } from './platform/database/migrate.ts'
import { openDb } from './platform/database/open-db.ts'
import { openObjectStore } from './platform/files/open-object-store.ts'
import { makePrivate, writePrivately } from './platform/files/private-folder.ts'
import { listen } from './platform/listening/listen.ts'
import { standardLog } from './platform/log.ts'
import { startMailRunner } from './platform/mail/mail-runner.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { assetsFolder, migrationsFolder, tablesFolder } from './platform/paths.ts'
import { keepReference } from './platform/provider/kept-reference.ts'
import { readProvider } from './platform/provider/reference.ts'
import { loadSecrets, secretsToRead } from './platform/secrets.ts'
import { loadSigningIdentity } from './platform/signing/load-signing-identity.ts'
import { startAfterStart } from './platform/work/after-start.ts'
import { startHousekeeping } from './platform/work/housekeeping.ts'
import { watchSchema } from './platform/work/schema-watch.ts'
import { writeNoticeMails } from './review/notices/notice-mails.ts'
import { startSearch } from './review/reconsideration/search.ts'
import { afterStartSteps } from './roofs/after-start-steps.ts'
import { startCalculator } from './roofs/calculations/calculator.ts'
import { importedProductWords, importedWords } from './roofs/capacity-tables/imported-words.ts'
import { type KeptCatalogue, keepCatalogue } from './roofs/catalogue/catalogue-in-force.ts'
import { removeErasedFiles } from './roofs/files/erased-files.ts'
import { eraseOldParts } from './roofs/files/parts/part-rows.ts'
import { createRenderer, inTurn } from './roofs/rendering/report-renderer.ts'
import { startReportRunner } from './roofs/reports/report-runner.ts'
import type { Services } from './services.ts'
import { startUpFault } from './start-up-fault.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const titles: Readonly<Record<Login['role'], string>> = {
  customer: 'installer',
  engineer: 'engineer',
  administrator: 'administrator',
}

const greet = (url: string, logins: readonly Login[], imported: readonly string[]): void => {
  for (const line of imported) say(line)
  const lines = logins.map(
    ({ role, email, password }) => `  ${titles[role].padEnd(14)} ${email.padEnd(28)} ${password}`,
  )
  const heading = lines.length > 0 ? ['Logins of this first start, shown once:'] : []
  // In one write: a person who reads that the server is ready has read the logins too.
  say([`Soundroof is ready: ${url}`, ...heading, ...lines].join('\n'))
}

const startMails = (needs: Pick<Services, 'db' | 'config' | 'clock' | 'log' | 'secrets'>) =>
  startMailRunner({
    ...needs,
    office: openMailer(needs.config, () => readProvider(needs.db, needs.config)),
    prepare: async () => {
      await writePasswordMails(needs)
      await writeCodeNotices(needs)
      await writeNoticeMails(needs)
    },
  })

/** Converts data of earlier versions, and reports lost secrets. */
const lookAtKept = async (
  needs: Pick<Services, 'db' | 'config' | 'secrets' | 'log' | 'clock' | 'objectStore'>,
): Promise<void> => {
  await keepSealedStep(needs.objectStore)
  await renewIdentities(needs.db, needs.log)
  await reportLostSecrets(needs)
  if (!needs.config.isSandboxOn) await endSandboxPeriods({ ...needs, actor: operatorOfMachine() })
}

/** Rows of the domains that expire. */
const keepHouse = async (needs: Pick<Services, 'db' | 'clock' | 'log' | 'objectStore'>): Promise<void> => {
  await eraseOldParts(needs.db, needs.clock())
  await removeErasedFiles(needs)
  await sealRecords(needs)
}

/** Read once at the start, so that the log names sign-offs that contradict today's published figures. */
const openCatalogue: (...needs: Parameters<typeof keepCatalogue>) => Promise<KeptCatalogue> = async (...needs) => {
  const catalogue = keepCatalogue(...needs)
  await catalogue.get()
  return catalogue
}

const keepPrivate = ({ dataDir }: Config): void => {
  writePrivately()
  makePrivate(dataDir)
}

type Kept = Pick<Services, 'config' | 'clock' | 'log' | 'objectStore'>

/**
 * The migrated database, writable until a newer release migrates it further; secrets and certificate, which a refused start
 * does not create.
 */
const openNewest = async (needs: Kept, acceptable: readonly KeptSecret[]) => {
  const { config, clock, log, objectStore } = needs
  const opened = await openDb(config, log)
  const present = await secretsToRead(config)
  await judgeSecrets(withRecordKey(opened, present.records), present, acceptable)
  const secrets = await loadSecrets(config)
  const signing = await loadSigningIdentity(config, clock())
  const db = withSealedWrites(withRecordKey(opened, secrets.records))
  const actor = operatorOfMachine()
  await bringForwardWithSecrets({ ...needs, secrets, db, acceptable, actor, openStore: async () => objectStore })
  return { ...watchSchema({ db, known: newestMigration(migrationsFolder), log }), secrets, signing }
}

/** Background work, which does not delay calls. */
const startChores = (needs: Pick<Services, 'db' | 'clock' | 'objectStore' | 'log'>) => {
  const { db, clock, log, objectStore } = needs
  const housekeeping = startHousekeeping(db, clock, log, () => keepHouse(needs))
  const afterStart = startAfterStart(needs, afterStartSteps)
  const kept = keepBuild({ folder: assetsFolder, objectStore }).catch((error) =>
    log.error('files of this build were not kept for open pages', error),
  )
  let isStopped = false
  const sealed = sealLaterRows({ ...needs, actor: operatorOfMachine() }, () => isStopped).catch((error) =>
    log.error('rows of an earlier version were not sealed', error),
  )
  return {
    stop: async (): Promise<void> => {
      housekeeping.stop()
      isStopped = true
      await Promise.all([kept, sealed, afterStart.stop()])
    },
  }
}

type Stopping = { readonly stop: () => Promise<void> }

/** In order: what answers calls ends before what it needs. */
const stopInOrder = (parts: readonly (readonly Stopping[])[]) => async (): Promise<void> => {
  for (const together of parts) await Promise.all(together.map(({ stop }) => stop()))
}

const start = async (config: Config, acceptable: readonly KeptSecret[]) => {
  const [log, clock] = [standardLog, systemClock]
  keepPrivate(config)
  const imported = importedTablesIn(tablesFolder(config))
  const products = importedProductsIn(config.dataDir)
  const objectStore = await openObjectStore(config, log)
  const { db, secrets, signing, ...watch } = await openNewest({ config, log, clock, objectStore }, acceptable)
  const outside = { db, config, clock, log, objectStore, secrets, signing }
  await lookAtKept(outside)
  const logins = await seedAccounts({ ...outside, ...accountInOtherDomains })
  const catalogue = await openCatalogue(catalogueWith(imported, products), outside)
  const threads = { data: { imported, products }, inForce: catalogue.get, log }
  const { stop: stopCalculator, ...calculator } = startCalculator(threads)
  const reports = startReportRunner({ ...outside, advise: calculator.advise, layOut: calculator.layOut })
  const mails = startMails(outside)
  const search = startSearch({ ...outside, ...calculator, catalogue, wakeMail: mails.wake })
  const renderer = createRenderer()
  const app = await buildApp({
    ...accountInOtherDomains,
    ...outside,
    catalogue,
    reference: keepReference(outside),
    stores: openStores(outside),
    ...calculator,
    wakeReports: reports.wake,
    wakeSearch: search.wake,
    renderDocument: inTurn(renderer),
    wakeMail: mails.wake,
  })
  const chores = startChores(outside)
  const url = await listen(app, config)
  greet(url, logins, [...importedWords(imported), ...importedProductWords(products)])
  const answering = { stop: async () => void (await app.close()) }
  const parts = [[watch], [chores], [answering], [reports, renderer, search], [{ stop: stopCalculator }], [mails]]
  return { stop: stopInOrder([...parts, [{ stop: db.close }]]), overtaken: watch.overtaken }
}

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A server that a newer release has overtaken exits with a fault, so that its supervisor starts the installed release. */
const stopOn = ({ stop, overtaken }: Awaited<ReturnType<typeof start>>): void => {
  let isStopping = false
  const end = (code: 0 | 1) => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(code),
      (error) => fail(messageOf(error)),
    )
  }
  process.on('SIGTERM', () => end(0))
  process.on('SIGINT', () => end(0))
  overtaken.then(() => end(1))
}

const configured = (): Config => {
  try {
    return configFromEnvironment()
  } catch (error) {
    return fail(messageOf(error))
  }
}

const optionsGiven = (): readonly KeptSecret[] => {
  try {
    return acceptedByOperator(process.argv.slice(2))
  } catch (error) {
    const [sentence] = messageOf(error).split(/\.\s|\n/)
    process.stderr.write(`${sentence}. See --help.\n`)
    return process.exit(2)
  }
}

const acceptable = optionsGiven()
const config = configured()
try {
  stopOn(await start(config, acceptable))
} catch (error) {
  fail(startUpFault(error, config))
}
