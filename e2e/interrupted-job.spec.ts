import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { interrupted, kinds, type Open, randomFrom, reopenIn } from './pages/interruptions.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { clampedShed as shed } from './pages/roofs.ts'
import { type Act, actsOfJob, answersOn, saysSaved } from './pages/whole-job.ts'
import { addPhotos, calculate, nameProject, startProject } from './pages/wizard.ts'

/** Whole jobs, from the name to the result, cut short at random: each answer that the page called saved is there afterwards. */

const seed = Number(process.env.SEED ?? 20261129)
const wanted = Number(process.env.INTERRUPTIONS ?? 3)

const photograph =
  (title: string, count: number): Act =>
  async (page) =>
    addPhotos(page, title, await Promise.all(Array.from({ length: count }, (_, number) => smallPhoto(number))))

const job = actsOfJob([
  photograph('Roof photos', 2),
  photograph('Rafter span photos', 1),
  photograph('Connection photos', 1),
  photograph('Roof sheeting photos', 1),
])

test(`${wanted} interruptions of whole jobs lose nothing that was called saved (seed ${seed})`, async ({
  server,
  launchOptions,
}) => {
  const random = randomFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'soundroof-job-'))
  const device = { folder, reopen: reopenIn(folder, server.url, launchOptions) }
  let open: Open = await device.reopen()
  let [count, jobs] = [0, 0]
  const cut = async (after: number): Promise<void> => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'reload'
    await saysSaved(open.page)
    const saved = await answersOn(open.page)
    open = await interrupted(kind, open, device)
    await saysSaved(open.page)
    const label = `interruption ${count}, ${kind}, after act ${after} of job ${jobs}`
    await expect.poll(() => answersOn(open.page), { message: label }).toEqual(saved)
    count += 1
  }
  try {
    await login(open.page, installer)
    // Browsers write a login to the disk seconds later.
    open = await interrupted('close', open, device)
    while (count < wanted) {
      await startProject(open.page)
      await nameProject(open.page, shed.name, `J-${jobs}`)
      for (const [at, act] of job.entries()) {
        await act(open.page)
        if (count < wanted && random() < 0.6) await cut(at)
      }
      await calculate(open.page)
      jobs += 1
    }
    console.log(`${count} interruptions of ${jobs} jobs, each with a result`)
    expect(count).toBe(wanted)
  } finally {
    await open.context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
})
