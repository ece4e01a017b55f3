import { describe, expect, it } from 'vitest'
import { blankDraft, editedDraft, type WizardDraft } from '../draft-record.ts'
import { contentOf, isShared } from './content-of-draft.ts'
import { account, device, now } from './testing/two-devices.ts'

type Device = ReturnType<typeof device>

const edited = (project: WizardDraft['project'], revision: number): WizardDraft => ({
  ...editedDraft({ project, underlay: null, revision }, 'p1', false, now),
  step: 'header',
})
const named = (draft: WizardDraft, header: object): WizardDraft => ({
  ...draft,
  project: { ...draft.project, header: { ...draft.project.header, ...header } },
})
const isOnOthers = (on: Device, id: string): boolean => {
  const draft = on.drafts.get(id)
  return draft === undefined || isShared(draft, on.states.of(id))
}

/** The office saves a draft that the phone goes on with, and opens the project again; the phone gets that edit first. */
const savedAndOpened = async (ofOffice: object, ofPhone: object) => {
  const server = account()
  const office = device(server)
  office.name('Shed')
  await office.sync()
  const { project } = office.drafts.get('shed') ?? blankDraft('shed', now)
  const phone = device(server, async () => project)
  await phone.sync()
  phone.write(named(phone.drafts.get('shed') ?? blankDraft('shed', now), ofPhone))
  office.discard()
  office.write(named(edited(project, 1), ofOffice))
  await office.sync()
  await phone.syncSome(['edit-p1'])
  server.saveAsProject('shed', 'p1')
  return { server, office, phone }
}

describe('a project that two devices have', () => {
  it('saved by one with an edit that the other goes on with is on both', async () => {
    const server = account()
    const stored = blankDraft('x', now).project
    const [office, phone] = [device(server, async () => stored), device(server, async () => stored)]
    office.write(named(edited(stored, 1), { name: 'Barn' }))
    await office.sync()
    await phone.sync()
    phone.write(named(phone.drafts.get('edit-p1') ?? edited(stored, 1), { number: '7' }))
    server.saveAsProject('edit-p1', 'p1')
    office.discard('edit-p1')
    for (const each of [phone, office, phone]) await each.sync()
    expect(isOnOthers(phone, 'edit-p1')).toBe(true)
    for (const each of [office, phone]) expect(each.header('edit-p1')).toMatchObject({ name: 'Barn', number: '7' })
  })

  it('and a draft of it that one has not sent yet become one edit', async () => {
    const { server, office, phone } = await savedAndOpened({ name: 'Barn' }, { number: '7' })
    for (const each of [phone, office, phone]) await each.sync()
    expect([...phone.drafts.keys()]).toEqual(['edit-p1'])
    expect(isOnOthers(phone, 'edit-p1')).toBe(true)
    for (const each of [office, phone]) expect(each.header('edit-p1')).toMatchObject({ name: 'Barn', number: '7' })
    expect(phone.told).toContain('now-an-edit')
    expect(server.rows.get('shed')).toMatchObject({ content: null, project: 'p1' })
  })

  it('in which both changed one answer is settled by a person', async () => {
    const { office, phone } = await savedAndOpened({ name: 'Barn' }, { name: 'Hall' })
    await phone.sync()
    expect([...phone.drafts.keys()]).toEqual(['edit-p1'])
    expect(phone.header('edit-p1')?.name).toBe('Hall')
    expect(phone.states.of('edit-p1')?.theirs?.content.project.header.name).toBe('Barn')
    phone.settle('mine', 'edit-p1')
    await phone.sync()
    await office.sync()
    for (const each of [office, phone]) expect(each.header('edit-p1')?.name).toBe('Hall')
    expect(isOnOthers(phone, 'edit-p1')).toBe(true)
  })

  it('loses no photo that one has not sent yet', async () => {
    const { phone } = await savedAndOpened({ name: 'Barn' }, { number: '7' })
    const draft = phone.drafts.get('shed') ?? blankDraft('shed', now)
    const file = { id: 'photo-1', category: 'roof', name: 'roof.jpg', size: 1 }
    phone.write({ ...draft, unsent: [file] } as unknown as WizardDraft)
    await phone.sync()
    expect(phone.drafts.get('edit-p1')?.unsent).toEqual([file])
  })
})

/** Two devices have a draft; one has saved it, and the other goes on with it. `meanwhile`: while that reads the project. */
const savedElsewhere = async (meanwhile: (phone: Device, project: WizardDraft['project']) => void) => {
  const server = account()
  const office = device(server)
  office.name('Shed')
  await office.sync()
  const { project } = office.drafts.get('shed') ?? blankDraft('shed', now)
  const phone: Device = device(server, async () => {
    meanwhile(phone, project)
    return project
  })
  await phone.sync()
  phone.number('7')
  server.saveAsProject('shed', 'p1')
  await phone.sync()
  return phone
}

describe('while a device reads the project that another has saved', () => {
  it('an edit of it that was begun there keeps what was typed', async () => {
    const phone = await savedElsewhere((on, project) => on.write(named(edited(project, 1), { name: 'Barn' })))
    expect([...phone.drafts.keys()]).toEqual(['edit-p1'])
    expect(phone.header('edit-p1')).toMatchObject({ name: 'Barn', number: '7' })
  })

  it('a draft of it that was discarded does not come back', async () => {
    const phone = await savedElsewhere((on) => on.discard())
    expect([...phone.drafts.keys()]).toEqual([])
  })

  it('an edit that was discarded is as the other has it', async () => {
    const server = account()
    const project = blankDraft('x', now).project
    const office = device(server)
    const phone: Device = device(server, async () => {
      phone.discard('edit-p1')
      return project
    })
    office.write(named(edited(project, 1), { name: 'Barn' }))
    phone.write(named(edited(project, 1), { number: '7' }))
    for (const each of [office, phone]) await each.sync()
    expect(phone.header('edit-p1')).toMatchObject({ name: 'Barn', number: '' })
  })
})

describe('what is typed while this device saves a draft, and is shared before that is saved,', () => {
  it('becomes an edit of the new project', async () => {
    const server = account()
    const only: Device = device(server, async () => sent.project)
    only.name('Shed')
    await only.sync()
    const sent = only.drafts.get('shed') ?? blankDraft('shed', now)
    only.states.noteSaving('shed', contentOf(sent))
    only.number('7')
    await only.sync()
    server.saveAsProject('shed', 'p1')
    await only.sync()
    expect([...only.drafts.keys()]).toEqual(['edit-p1'])
    expect(only.header('edit-p1')).toMatchObject({ name: 'Shed', number: '7' })
  })

  it('stays in the edit of a stored one', async () => {
    const server = account()
    const only = device(server)
    const edit = named(edited(blankDraft('x', now).project, 1), { name: 'Barn' })
    only.write(edit)
    await only.sync()
    only.states.noteSaving('edit-p1', contentOf(edit))
    only.write(named(edit, { number: '7' }))
    await only.sync()
    server.saveAsProject('edit-p1', 'p1')
    await only.sync()
    expect(only.header('edit-p1')).toMatchObject({ name: 'Barn', number: '7' })
    expect(isOnOthers(only, 'edit-p1')).toBe(true)
  })
})
