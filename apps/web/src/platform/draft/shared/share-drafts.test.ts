import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { isSameContent, type Side } from '@soundroof/contract/roofs/drafts/merged-drafts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankDraft, editedDraft, type WizardDraft } from '../draft-record.ts'
import { contentOf } from './content-of-draft.ts'
import { account, dated, device, device_coded, now, two } from './testing/two-devices.ts'

describe('a draft on two devices of an account', () => {
  it('goes on where the other stopped', async () => {
    const { office, phone } = two()
    office.name('Shed')
    await office.sync()
    await phone.sync()
    expect(phone.header()).toMatchObject({ name: 'Shed' })
    expect(phone.states.of('shed')?.from).toEqual({ savedAt: dated.savedAt, device_coded })
    phone.number('7')
    await phone.sync()
    await office.sync()
    expect(office.header()).toMatchObject({ name: 'Shed', number: '7' })
  })

  it('changed on both without a signal has what each changed, and the same on both', async () => {
    const { office, phone } = two()
    office.name('Shed')
    await office.sync()
    await phone.sync()
    office.name('Barn')
    phone.number('7')
    await office.sync()
    await phone.sync()
    await office.sync()
    for (const each of [office, phone]) expect(each.header()).toMatchObject({ name: 'Barn', number: '7' })
  })

  it('changed on both in one answer keeps both until a person has settled it, on one of them', async () => {
    const { server, office, phone } = two()
    office.name('Shed')
    await office.sync()
    await phone.sync()
    office.name('Barn')
    phone.name('Hall')
    phone.number('7')
    await office.sync()
    await phone.sync()
    await phone.sync()
    expect(phone.told).toContain('to-settle')
    expect(phone.header()?.name).toBe('Hall')
    expect(phone.states.of('shed')?.theirs?.content.project.header.name).toBe('Barn')
    expect(server.rows.get('shed')?.content?.project.header.name).toBe('Barn')
    phone.settle('mine')
    await phone.sync()
    await office.sync()
    for (const each of [office, phone]) expect(each.header()).toMatchObject({ name: 'Hall', number: '7' })
    expect(office.told).not.toContain('to-settle')
  })

  it('whose answer was lost is one change, also where typing went on', async () => {
    const { server, office } = two()
    office.loseAnswers(true)
    office.name('Sh')
    await office.sync()
    office.name('Shed')
    office.loseAnswers(false)
    await office.sync()
    expect(office.told).toEqual([])
    expect(server.rows.get('shed')).toMatchObject({ version: 2, content: { project: { header: { name: 'Shed' } } } })
    await office.sync()
    expect(server.rows.get('shed')?.version).toBe(2)
  })

  it('discarded on one leaves the other, unless that changed it', async () => {
    const { office, phone } = two()
    office.name('Shed')
    await office.sync()
    await phone.sync()
    office.discard()
    await office.sync()
    await phone.sync()
    expect(phone.drafts.size).toBe(0)
    office.name('Barn')
    await office.sync()
    await phone.sync()
    phone.number('7')
    office.discard()
    await office.sync()
    await phone.sync()
    await office.sync()
    for (const each of [office, phone]) expect(each.header()).toMatchObject({ name: 'Barn', number: '7' })
  })

  it('saved as a project by one leaves the other, which is told', async () => {
    const { server, office, phone } = two()
    office.name('Shed')
    await office.sync()
    await phone.sync()
    server.saveAsProject('shed', 'p1')
    office.discard()
    for (const each of [phone, office, phone]) await each.sync()
    expect([...phone.drafts.keys(), ...office.drafts.keys()]).toEqual([])
    expect(phone.told).toEqual(['saved-elsewhere'])
  })

  it('saved as a project by one and changed on the other is an edit of that project, and no second one', async () => {
    const server = account()
    const office = device(server)
    office.name('Shed')
    await office.sync()
    const { project } = office.drafts.get('shed') ?? blankDraft('shed', now)
    const phone = device(server, async () => project)
    await phone.sync()
    phone.number('7')
    server.saveAsProject('shed', 'p1')
    office.discard()
    await phone.sync()
    expect([...phone.drafts.keys()]).toEqual(['edit-p1'])
    expect(phone.drafts.get('edit-p1')).toMatchObject({ mode: 'edit', hash: 'p1', openedRevision: 1 })
    expect(phone.header('edit-p1')).toMatchObject({ name: 'Shed', number: '7' })
    expect(phone.told).toContain('now-an-edit')
    await office.sync()
    expect([...office.drafts.keys()]).toEqual(['edit-p1'])
  })

  it('whose project was removed again is a draft of its own where it was changed, and nothing stands still', async () => {
    const server = account()
    const [office, phone] = [device(server), device(server, async () => 'gone')]
    office.name('Shed')
    for (const each of [office, phone]) await each.sync()
    phone.number('7')
    server.saveAsProject('shed', 'p1')
    await phone.sync()
    await phone.sync()
    expect([...phone.drafts.keys()]).toEqual(['shed-anew'])
    expect(phone.header('shed-anew')).toMatchObject({ name: 'Shed', number: '7' })
    expect(server.rows.get('shed-anew')?.content?.project.header.number).toBe('7')
  })

  it('of a stored project that both opened for themselves is merged from what both had opened', async () => {
    const server = account()
    const stored = { ...blankDraft('x', now).project }
    const opened = { project: stored, underlay: null, revision: 3 }
    const [office, phone] = [device(server, async () => stored), device(server, async () => stored)]
    const edit: WizardDraft = { ...editedDraft(opened, 'p1', false, now), step: 'header' }
    const named = (header: object) => ({
      ...edit,
      project: { ...edit.project, header: { ...edit.project.header, ...header } },
    })
    office.write(named({ name: 'Barn' }))
    phone.write(named({ number: '7' }))
    for (const each of [office, phone, office]) await each.sync()
    for (const each of [office, phone]) expect(each.header('edit-p1')).toMatchObject({ name: 'Barn', number: '7' })
  })

  it('that the account does not take says why, and is not sent again as it is', async () => {
    const server = account()
    let asked = 0
    const office = device({
      ...server,
      send: async () => {
        asked += 1
        return { kind: 'refused', why: { code: 'tooManyDrafts', values: { most: 100 } } }
      },
    })
    office.name('Shed')
    for (const each of [office, office]) await each.sync()
    expect([office.told, asked]).toEqual([['tooManyDrafts'], 1])
  })

  it('that was only looked at is nobody else’s', async () => {
    const { server, office } = two()
    office.write({ ...blankDraft('seen', now), step: null })
    office.write({
      ...editedDraft({ project: blankDraft('x', now).project, underlay: null, revision: 1 }, 'h', true, now),
    })
    await office.sync()
    expect(server.rows.size).toBe(0)
  })

  it('ends the same on both, and loses no answer, in whatever order they change and sync', async () => {
    const step = fc.constantFrom(
      'office-name',
      'phone-name',
      'office-number',
      'phone-number',
      'office',
      'phone',
      'lost',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.constantFrom<Side>('mine', 'theirs'),
        async (steps, side) => {
          const { office, phone } = two()
          office.name('Shed')
          await office.sync()
          await phone.sync()
          let count = 0
          for (const each of steps) {
            const on = each.startsWith('office') ? office : phone
            count += 1
            if (each.endsWith('name')) on.name(`name ${count}`)
            else if (each.endsWith('number')) on.number(`${count}`)
            else {
              on.loseAnswers(each === 'lost')
              await on.sync()
              on.loseAnswers(false)
            }
          }
          const settleAll = async () => {
            for (const on of [office, phone, office, phone]) {
              await on.sync()
              if (on.states.of('shed')?.theirs) on.settle(side)
            }
          }
          await settleAll()
          await settleAll()
          const [here, there] = [office, phone].map(({ drafts }) =>
            contentOf(drafts.get('shed') ?? blankDraft('', now)),
          )
          expect(isSameContent(here as DraftContent, there as DraftContent)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
