import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { timelineEvents } from '@soundroof/contract/roofs/project-status'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { sayIn } from '@soundroof/words/say'
import { installer } from './fixtures/accounts.ts'
import { type Client, clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { type Line, openLine } from './fixtures/line.ts'
import { startPrepared } from './fixtures/prepared-server.ts'
import { login } from './pages/account.ts'
import { interrupted, kinds, type Open, randomFrom, reopenIn } from './pages/interruptions.ts'
import { kept } from './pages/on-the-device.ts'
import { noisyPhoto } from './pages/photographed-shed.ts'
import { type Act, actsOfJob, answersOn, saysSaved } from './pages/whole-job.ts'
import { nameProject, startProject } from './pages/wizard.ts'

/**
 * Whole jobs without a signal, from the reserved calculations to the review: cut short at random, on both sides of the device's
 * calculation. What was called saved is there afterwards; one project is issued, one calculation charged, each photo is there once.
 */

const seed = Number(process.env.SEED ?? 20261129)
const wanted = Number(process.env.INTERRUPTIONS ?? 3)
const say = sayIn('en-AU')
const patience = { timeout: 60_000 } as const

const stages = ['reserving', 'describing', 'calculating', 'draft', 'sending', 'submitting', 'submitted'] as const
type Stage = (typeof stages)[number]
/** How often something happens at a chance of a stage: what follows the calculation is rarely tried otherwise. */
const share: Readonly<Record<Stage, number>> = {
  reserving: 0.4,
  describing: 0.03,
  calculating: 0.7,
  draft: 0.7,
  sending: 0.8,
  submitting: 0.7,
  submitted: 0.5,
}

const categories = [
  { title: 'Roof photos', field: 'roof', count: 2 },
  { title: 'Rafter span photos', field: 'rafterSpan', count: 1 },
  { title: 'Connection photos', field: 'connection', count: 1 },
  { title: 'Roof sheeting photos', field: 'sheeting', count: 1 },
] as const

const safe = (page: Page) => page.locator('[data-safe="true"]')

const photographing: readonly Act[] = categories.map(({ title, count }) => async (page) => {
  const before = await safe(page).count()
  const photos = await Promise.all(Array.from({ length: count }, noisyPhoto))
  await page.getByLabel(`${title}: add files`).setInputFiles([...photos])
  await expect(safe(page)).toHaveCount(before + count)
})

const onDraft = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByRole('region', { name: say('roofs.draft-not-issued') })).toBeVisible()
  const verdict = page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { level: 2 })
  return [page.url(), (await verdict.textContent()) ?? '']
}

const onSubmitted = async (page: Page): Promise<readonly string[]> => {
  await expect(page.getByText(/No engineer has taken it yet/)).toBeVisible()
  return ['submitted']
}

const answersSaved = async (page: Page): Promise<readonly string[]> => {
  await saysSaved(page)
  return answersOn(page)
}

type Row = { readonly hash: string; readonly [field: string]: unknown }

/** What the server has, asked past the phone and its line. */
const serverSide = async (client: Client, token: string) => {
  const named = async (name: string): Promise<readonly string[]> =>
    (await client.call<readonly Row[]>({ path: `/api/projects?name=${encodeURIComponent(name)}`, token })).map(
      ({ hash }) => hash,
    )
  const detail = (hash: string) => client.call<Row>({ path: `/api/projects/detail?hash=${hash}`, token })
  /** How often it was submitted. */
  const submissions = async (hash: string) => {
    const path = `/api/projects/records?id=${hash}`
    const { records } = await client.call<{ readonly records: readonly { readonly event: string }[] }>({ path, token })
    return records.filter(({ event }) => event === timelineEvents.submitted).length
  }
  const left = async () =>
    (await client.call<{ readonly times: number }>({ path: '/api/customer_packages', token })).times
  return { named, detail, submissions, left }
}

type World = Awaited<ReturnType<typeof serverSide>>

const phoneOf = (line: Line, random: () => number, first: Open, device: Parameters<typeof interrupted>[2]) => {
  let open = first
  const happened: { readonly stage: Stage; readonly kind: string }[] = []
  const isTime = (stage: Stage): boolean => happened.length < wanted && random() < share[stage]
  const someKind = () => kinds[Math.floor(random() * kinds.length)] ?? 'reload'
  const interrupt = async (stage: Stage, cut = ''): Promise<string> => {
    const kind = someKind()
    open = await interrupted(kind, open, device)
    happened.push({ stage, kind: cut + kind })
    return `interruption ${happened.length}: ${kind} while ${stage}`
  }
  return {
    page: () => open.page,
    happened,
    close: () => open.context.close(),
    isTime,
    interrupt,
    /** The page shows the same afterwards. */
    keeps: async (stage: Stage, shown: (page: Page) => Promise<readonly string[]>) => {
      if (!isTime(stage)) return
      const before = await shown(open.page)
      const label = await interrupt(stage)
      await expect(async () => expect(await shown(open.page), label).toEqual(before)).toPass()
    },
    /** In the middle of what was begun. */
    midway: async (stage: Stage, longest: number) => {
      if (!isTime(stage)) return
      await open.page.waitForTimeout(random() * longest)
      await interrupt(stage)
    },
    /** A signal for a moment, and none again, while something is done. */
    flickers: async (stage: Stage, act: () => Promise<void>) => {
      if (!isTime(stage)) return act()
      const flicker = async () => {
        line.join()
        await open.page.waitForTimeout(random() * 300)
        line.cut()
      }
      await Promise.all([flicker(), act()])
      happened.push({ stage, kind: 'flicker' })
    },
  }
}

type Phone = ReturnType<typeof phoneOf>

const reserve = async (phone: Phone): Promise<void> => {
  const reserved = () => phone.page().getByText('5 calculations are reserved on this device')
  await expect(async () => {
    await phone.page().goto('/on_this_device')
    await phone
      .page()
      .getByRole('button', { name: /^Reserve/ })
      .click({ timeout: 5000 })
    await phone.midway('reserving', 600)
    await expect(reserved()).toBeVisible({ timeout: 5000 })
  }).toPass(patience)
  await phone.keeps('reserving', async () => {
    await expect(reserved()).toBeVisible()
    return []
  })
}

/** Pressed until there is a result: the same again costs nothing. */
const calculateHere = async (phone: Phone): Promise<void> => {
  const atResult = /\/project_result\?project=device-/
  await expect(async () => {
    if (atResult.test(phone.page().url())) return
    await phone.page().getByRole('button', { name: 'Calculate', exact: true }).click({ timeout: 5000 })
    await phone.midway('calculating', 500)
    await expect(phone.page()).toHaveURL(atResult, { timeout: 8000 })
  }).toPass(patience)
}

const fillIn = async (phone: Phone, name: string, number: string): Promise<void> => {
  await startProject(phone.page())
  await nameProject(phone.page(), name, number)
  for (const act of actsOfJob(photographing)) {
    await phone.flickers('describing', () => act(phone.page()))
    await phone.keeps('describing', answersSaved)
  }
  await calculateHere(phone)
  await phone.keeps('draft', onDraft)
}

/** The signal comes and goes, in the middle of a photo or between two answers, until all of it was sent by itself. */
const send = async (phone: Phone, line: Line, random: () => number, isIssued: () => Promise<boolean>) => {
  for (let times = 0; times < 6 && phone.isTime('sending') && !(await isIssued()); times += 1) {
    const isCut = random() < 0.6
    if (isCut) line.joinFor(Math.floor(random() * 900_000))
    else line.join()
    await phone.page().goto('/project')
    await phone.page().waitForTimeout(random() * 2500)
    await phone.interrupt('sending', isCut ? 'cut line, ' : '')
  }
  line.join()
  await phone.page().goto('/project')
  // What a killed page had begun is tried again after 5, 15 and 60 s.
  await expect.poll(isIssued, { timeout: 150_000, message: 'issued once there is a signal' }).toBe(true)
}

const submit = async (phone: Phone, hash: string): Promise<void> => {
  await phone.page().goto(`/project_result?project=${hash}`)
  await phone.keeps('submitting', async (page) => {
    await expect(page.getByRole('button', { name: say('roofs.submit-for-review') })).toBeVisible()
    return []
  })
  const isSubmitted = () => phone.page().getByText(/No engineer has taken it yet/)
  await expect(async () => {
    const button = phone.page().getByRole('button', { name: say('roofs.submit-for-review') })
    await expect(button.or(isSubmitted()).first()).toBeVisible()
    if (await isSubmitted().isVisible()) return
    await button.click({ timeout: 5000 })
    await phone.page().getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click({ timeout: 5000 })
    await phone.midway('submitting', 300)
    await expect(isSubmitted()).toBeVisible({ timeout: 8000 })
  }).toPass(patience)
  await phone.keeps('submitted', onSubmitted)
}

/** Addresses of the photos of a category. */
const photosIn = (row: Row, field: (typeof categories)[number]['field']): readonly string[] =>
  (row[wireFieldOf('photos', field)] as readonly string[]).map((address) => new URL(address).pathname)

const isAllThere = async (world: World, name: string): Promise<void> => {
  const [hash = '', ...more] = await world.named(name)
  expect(more, 'projects more than one').toEqual([])
  const row = await world.detail(hash)
  const photos = categories.map(({ field }) => photosIn(row, field))
  expect(photos.map(({ length }) => length)).toEqual(categories.map(({ count }) => count))
  expect(new Set(photos.flat()).size).toBe(5)
}

test.use({ serviceWorkers: 'allow' })

test(`${wanted} interruptions of jobs without a signal (seed ${seed})`, async ({ launchOptions }) => {
  const random = randomFrom(seed)
  const line = await openLine()
  const server = await startPrepared({ PUBLIC_URL: line.url })
  line.leadTo(server.port)
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-offline-job-'))
  const device = { folder, reopen: reopenIn(folder, line.url, launchOptions) }
  const client = await clientOf(`http://localhost:${server.port}`)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  const world = await serverSide(client, token)
  const bought = await world.left()
  const phone = phoneOf(line, random, await device.reopen(), device)
  try {
    await login(phone.page(), installer)
    await kept(phone.page())
    let jobs = 0
    while (phone.happened.length < wanted) {
      const name = `Shed ${seed} ${jobs}`
      line.join()
      await reserve(phone)
      await kept(phone.page())
      line.cut()
      await fillIn(phone, name, `J-${jobs}`)
      await send(phone, line, random, async () => (await world.named(name)).length > 0)
      jobs += 1
      await isAllThere(world, name)
      expect(await world.left(), 'calculations left beside those that are reserved').toBe(bought - jobs - 4)
      const [hash = ''] = await world.named(name)
      await submit(phone, hash)
      expect(await world.submissions(hash), 'submitted once').toBe(1)
      await isAllThere(world, name)
    }
    const counted = stages.map((stage) => `${stage} ${phone.happened.filter((one) => one.stage === stage).length}`)
    console.log(`${jobs} jobs; ${counted.join(', ')}`)
  } finally {
    console.log(phone.happened.map(({ stage, kind }) => `${stage}: ${kind}`).join('; '))
    await phone.close()
    await line.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
