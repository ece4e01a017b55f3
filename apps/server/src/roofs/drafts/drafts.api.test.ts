import type { KeptDraft } from '@soundroof/contract/roofs/drafts/draft-calls'
import { type DraftContent, longestDraft, mostDrafts } from '@soundroof/contract/roofs/drafts/draft-content'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import { newDraft } from './testing/kept-draft.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())
const complete = anew(() => completeSample(server, ann))
const { upload, created, detail } = projectCalls(server, ann)

const id = 'Kx7pQ2mN'
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36' }

type Change = { readonly id?: string; readonly base?: number; readonly change: string; readonly content: unknown }

const save = (change: Change, { token }: Caller = ann) =>
  server.call<{ version: number }>('saveDraft', { token, headers: phone, body: { id, base: 0, ...change } })
const kept = async (after = 0, { token }: Caller = ann) =>
  (await server.call<{ at: number; drafts: KeptDraft[] }>('drafts', { token, query: { after } })).body.data
const change = (number: number): string => `change-${number}`
const begun = () => save({ change: change(1), content: newDraft('Shed') })

describe('a draft of the account', () => {
  it('is read by its other devices, with when and where it was changed', async () => {
    expect((await begun()).body.data).toEqual({ version: 1 })
    const { at, drafts } = await kept()
    expect(drafts).toEqual([
      {
        id,
        version: 1,
        change: change(1),
        content: newDraft('Shed'),
        project: null,
        savedAt: server.clock().toISOString(),
        device: 'Chrome on Android',
        device_coded: { code: 'deviceWith', values: { browser: 'Chrome', system: 'Android' } },
      },
    ])
    expect(await kept(at)).toEqual({ at, drafts: [] })
    await save({ base: 1, change: change(2), content: newDraft('Barn') })
    expect((await kept(at)).drafts).toMatchObject([{ version: 2, content: { project: { header: { name: 'Barn' } } } }])
  })

  it('is one change however often it is sent', async () => {
    await begun()
    expect((await begun()).body.data).toEqual({ version: 1 })
    expect((await kept()).drafts).toMatchObject([{ version: 1 }])
  })

  it('is refused where another device has changed it since, and stays as that has it', async () => {
    await begun()
    await save({ base: 1, change: change(2), content: newDraft('Barn') })
    const late = await save({ base: 1, change: change(3), content: newDraft('Hall') })
    expect(late.body).toMatchObject({ code: 409, message: messages.draftChangedElsewhere })
    expect((await kept()).drafts).toMatchObject([{ version: 2, content: { project: { header: { name: 'Barn' } } } }])
  })

  it('of two changes at once one is kept, and the other told', async () => {
    await begun()
    const names = ['One', 'Two', 'Three']
    const answers = await Promise.all(
      names.map((name) => save({ base: 1, change: `change-${name}`, content: newDraft(name) })),
    )
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 409, 409])
    expect((await kept()).drafts).toMatchObject([{ version: 2 }])
  })

  it('that was removed is told, and comes back by Undo', async () => {
    await begun()
    const { at } = await kept()
    await save({ base: 1, change: change(2), content: null })
    expect((await kept(at)).drafts).toMatchObject([{ version: 2, content: null, project: null }])
    expect((await save({ base: 2, change: change(3), content: newDraft() })).body.data).toEqual({ version: 3 })
  })

  it('comes in parts where there are many, and what nobody had is not kept', async () => {
    await save({ id: 'never', change: change(1), content: null })
    for (let number = 0; number < 30; number += 1)
      await save({ id: `draft-${number}`, change: change(1), content: newDraft() })
    const first = await kept()
    const second = await kept(first.at)
    expect([first.drafts.length, second.drafts.length, (await kept(second.at)).drafts.length]).toEqual([25, 5, 0])
  })

  it('is told to devices that were away while what ended long ago was dropped', async () => {
    await begun()
    await save({ base: 1, change: change(2), content: null })
    const { at } = await kept()
    await server.db.query(`update kept_drafts set saved_at = saved_at - interval '181 days'`)
    await save({ id: 'later', change: change(1), content: newDraft() })
    expect((await kept(at)).drafts).toMatchObject([{ id: 'later' }])
  })

  it('is nobody else’s, colleagues of the company included', async () => {
    await begun()
    for (const other of [await server.caller('customer', ann.account.companyId), await server.caller()]) {
      expect(await kept(0, other)).toEqual({ at: 0, drafts: [] })
      expect((await save({ change: change(1), content: newDraft('Theirs') }, other)).body.data).toEqual({ version: 1 })
    }
    expect((await kept()).drafts).toMatchObject([{ version: 1, content: { project: { header: { name: 'Shed' } } } }])
  })

  it('goes with the account', async () => {
    await begun()
    const body = { password: ownPassword, repassword: ownPassword }
    expect((await server.call('deleteAccount', { token: ann.token, body })).body.code).toBe(0)
    expect(await rowCounts(server.db)).toMatchObject({ kept_drafts: 0 })
  })

  it('is refused where it is too long, holds what is no draft, or is one too many', async () => {
    const { project, ...rest } = newDraft()
    const long = { ...rest, project: { ...project, photos: { ...project.photos, roof: ['x'.repeat(longestDraft)] } } }
    expect((await save({ change: change(1), content: long })).body).toMatchObject({
      code: 400,
      issues: [{ field: 'content', message: messages.draftTooLong }],
    })
    const odd: readonly unknown[] = [
      { ...rest, project: { ...project, price: 1 } },
      { ...rest, project, step: '__proto__' },
      { ...rest, project, maxNum: 6 },
    ]
    for (const content of odd) expect((await save({ change: change(1), content })).body.code).toBe(400)
    for (let number = 0; number < mostDrafts; number += 1)
      await save({ id: `draft-${number}`, change: change(1), content: newDraft() })
    expect((await begun()).body).toMatchObject({ code: 409, message: expect.stringContaining(`${mostDrafts} drafts`) })
    const again = { id: 'draft-1', base: 1, change: change(2) }
    expect((await save({ ...again, content: newDraft('Barn') })).body.code).toBe(0)
  })
})

describe('a draft that was saved as a project', () => {
  const edited = (content: DraftContent, name: string): DraftContent => ({
    ...content,
    project: { ...content.project, header: { ...content.project.header, name } },
  })

  it('is told to the other devices, and none saves it a second time', async () => {
    await begun()
    const { body } = await upload({ ...complete, draft: id })
    expect((await kept()).drafts).toMatchObject([{ version: 2, content: null, project: body.data.hash }])
    const late = await upload({ ...complete, roof_slope: 14, draft: id })
    expect(late.body).toMatchObject({ code: 409, message: messages.draftSavedElsewhere })
    const draft = await save({ base: 2, change: change(2), content: edited(newDraft(), 'Barn') })
    expect(draft.body).toMatchObject({ code: 409, message: messages.draftSavedElsewhere })
    expect(await rowCounts(server.db)).toMatchObject({ projects: 1 })
  })

  it('sent again by the same device is the same project, with the result that it paid meanwhile', async () => {
    await server.subscribe(ann, 2)
    const first = await upload({ ...complete, draft: id })
    const again = await upload({ ...complete, draft: id })
    expect(again.body.data).toEqual(first.body.data)
    await server.call('decrementTimes', { token: ann.token })
    await server.call('getResult', { token: ann.token, body: complete })
    const paid = await upload({ ...complete, draft: id })
    expect(paid.body.data).toEqual({ hash: first.body.data.hash, isResult: 1 })
    expect(await rowCounts(server.db)).toMatchObject({ projects: 1 })
  })

  it('is refused where another device has changed it since, so that nothing of that is lost', async () => {
    await begun()
    await save({ base: 1, change: change(2), content: newDraft('Barn') })
    const stale = await upload({ ...complete, draft: id, draft_version: 1 })
    expect(stale.body).toMatchObject({ code: 409, message: messages.draftChangedElsewhere })
    expect((await kept()).drafts).toMatchObject([{ version: 2, content: { project: { header: { name: 'Barn' } } } }])
    const first = await upload({ ...complete, draft: id, draft_version: 2 })
    const again = await upload({ ...complete, draft: id, draft_version: 2 })
    expect([first.body.code, again.body.data]).toEqual([0, first.body.data])
  })

  it('removed by a device afterwards is not saved a second time either', async () => {
    await begun()
    await upload({ ...complete, draft: id })
    await save({ base: 2, change: change(2), content: null })
    const late = await upload({ ...complete, roof_slope: 14, draft: id })
    expect(late.body).toMatchObject({ code: 409, message: messages.draftSavedElsewhere })
  })

  it('as an edit may be begun anew', async () => {
    const hash = await created(complete)
    const name = `edit-${hash}`
    await upload({ ...complete, roof_slope: 14, hash, opened_revision: 1, draft: name })
    expect((await detail(hash)).revision).toBe(2)
    const content = { ...newDraft(), hash, openedRevision: 2 }
    expect((await save({ id: name, base: 1, change: change(1), content })).body.data).toEqual({ version: 2 })
  })
})
