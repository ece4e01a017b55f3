import type { CertificateInput } from '../certificate/certificate-input.ts'
import type { InspectionInput } from '../inspection/inspection-part.ts'

const design = {
  name: 'Review certificate',
  number: 'SR-2047-C1',
  revision: 2,
  issuedAt: '2026-11-22T03:05:00.000Z',
  pages: 4,
  code: '7KQM-3FXA-C1RD',
  sha256: '9d8c4a06b7e2f15306c8ad94e0b7215fd6934c8ba07e52f1d0c3b6a89e4f7250',
}

const pack = {
  ...design,
  name: 'Close-out pack',
  number: 'SR-2047-CP1',
  pages: 9,
  code: '7KQM-3FXA-CP5D',
  sha256: '04b6d8f0a2c4e6180395b7d9fb1d3f507296b8dafc1e30527496b8dafc1e3052',
}

const measured = { rails: 2, widestSpacing: 1200, smallestSetback: 310 } as const

/** Each zone with panels, built as planned. */
const zonesOf = (certificate: CertificateInput): InspectionInput['inspection']['zones'] =>
  certificate.result.zoneResults
    .filter(({ installable }) => installable)
    .map(({ title, numRails, fixingSpacing }) => ({
      zone: title,
      plannedRails: numRails,
      plannedSpacing: fixingSpacing,
      plannedSetback: certificate.result.setback,
      measured: { zone: title, ...measured },
      outcome: 'as-planned' as const,
      reasons: [],
    }))

/** A certificate after inspection in which everything is filled in, of the same property and array. */
export const inspected = (
  certificate: CertificateInput,
  changes: Partial<InspectionInput['inspection']> = {},
): InspectionInput => ({
  ...certificate,
  identity: { ...certificate.identity, reportNumber: 'SR-2047-I1' },
  statement: '',
  dispositions: [],
  conditions: [],
  questions: [],
  documents: [design, pack, ...certificate.documents],
  inspection: {
    inspectedOn: '2026-11-24',
    requestedOn: '2026-11-23',
    inspectedBy: certificate.engineer.name,
    inspected: 'Rails, feet and end clamps of each zone\nSetbacks at the eaves',
    notInspected: 'Electrical work\nRafters below the battens',
    method: 'in-person',
    met: [{ condition: 'Keep the zone Corner clear of panels.', evidence: 'Photographs 4 and 5; seen on site.' }],
    zones: zonesOf(certificate),
    content: { moduleLabel: 'EX-M440', differences: '' },
    statement: {
      name: 'J. Installer',
      licence: 'REC 12345',
      accreditation: 'S1234567',
      installedOn: '2026-11-23',
      latitude: null,
      longitude: null,
      accuracy: null,
      drawn: [],
      signedAt: '2026-11-23T06:05:00.000Z',
      signedBy: 'J. Installer',
    },
    decision: null,
    design,
    pack,
    ...changes,
  },
})
