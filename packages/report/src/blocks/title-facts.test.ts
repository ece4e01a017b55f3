import { describe, expect, it } from 'vitest'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleIdentity } from '../testing/signed-report.ts'
import type { Party } from './identity.ts'
import { titleFacts } from './title-facts.ts'

const base = { project: sampleProject, choices: sampleChoices, issuedAt: '2026-11-21T09:30:00.000Z' }
const bare: Party = { name: 'Sunny Roofs', licence: null, logo: null }

const shown = (more: Partial<Parameters<typeof titleFacts>[0]>) =>
  titleFacts({ ...base, ...more }).map(({ label, value, note }) => [label, value, note].filter((part) => part))

const withInstaller = (installer: Party | null) => ({
  identity: { ...sampleIdentity, provider: { ...bare, name: 'Firm' }, installer, author: null },
})

const report = ['Report', 'SR-1001-RS2', 'Revision 2, issued 21 Nov 2026, 20:30 AEDT (Sydney)']

describe('the facts below a title', () => {
  it('name client, site contact and all that the installer gave', () => {
    const header = {
      ...sampleProject.header,
      clientName: 'A. Sample',
      contactName: 'J. Sample',
      contactPhone: '0491 570 006',
    }
    const installer = {
      ...bare,
      abn: '51 824 753 556',
      licence: 'REC 12345',
      accreditation: 'S1234567',
      phone: '0491 570 156',
    }
    expect(shown({ project: { ...sampleProject, header }, ...withInstaller(installer) })).toEqual([
      ['Client', 'A. Sample'],
      ['Site contact', 'J. Sample', '0491 570 006'],
      [
        'Installer',
        'Sunny Roofs',
        'ABN 51 824 753 556 · REC 12345\nSAA S1234567 · 0491 570 156'.replaceAll(/(?<!·) (?!·)/g, '\u202f'),
      ],
      report,
    ])
  })

  it('say nothing of what was not given: no empty label, no "undefined"', () => {
    const empty = { ...bare, abn: '', accreditation: null, phone: null }
    expect(shown(withInstaller(empty))).toEqual([['Installer', 'Sunny Roofs'], report])
    expect(shown(withInstaller(null))).toEqual([report])
    expect(shown({ isDraft: true })).toEqual([['Made', '21 Nov 2026, 20:30 AEDT (Sydney)']])
  })

  it('give the phone of a site contact without a name, and SAA once', () => {
    const header = { ...sampleProject.header, contactPhone: '0491 570 006' }
    expect(shown({ project: { ...sampleProject, header } })[0]).toEqual(['Site contact', '0491 570 006'])
    expect(shown(withInstaller({ ...bare, accreditation: 'SAA S1' }))[0]).toEqual([
      'Installer',
      'Sunny Roofs',
      'SAA\u202fS1',
    ])
  })

  it('say that a document is superseded before they say when it was made', () => {
    const identity = { ...withInstaller(null).identity, state: 'superseded' as const }
    expect(shown({ identity })[0]?.[2]).toMatch(/^Revision 2, superseded by a newer revision, made 21 Nov/)
  })
})
