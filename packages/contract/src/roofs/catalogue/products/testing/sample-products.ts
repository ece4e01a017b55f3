import type { PvModule } from '../pv-module.ts'
import type { RackingSystem } from '../racking-system.ts'

/** Invented products for tests. */

const part = { partNumber: null }

export const sampleRacking: RackingSystem = {
  id: 'example-rail',
  name: 'Example rail',
  origin: 'imported',
  source: 'Example Racking, certificate 12',
  edition: '2026-03',
  validFrom: '2026-01-01',
  validUntil: '2028-12-31',
  status: 'verified',
  mass: 2.5,
  rail: {
    stiffness: 4,
    momentCapacity: 0.5,
    overhang: 300,
    overhangShare: 0.4,
    stockLengths: [4200, 5600],
    mass: 0.9,
    partNumber: 'ER-4200',
  },
  splice: { momentCapacity: 0.4, partNumber: 'ES-1' },
  moduleClamps: { mid: 'EM-35', end: 'EE-35' },
  fixings: [
    {
      kind: 'foot',
      support: 'steel',
      from: 1,
      jointGroup: null,
      region: 'non-cyclonic',
      screws: 1,
      capacity: 1.2,
      ...part,
    },
    {
      kind: 'foot',
      support: 'timber',
      from: 35,
      jointGroup: 'JD5',
      region: 'non-cyclonic',
      screws: 1,
      capacity: 1.5,
      ...part,
    },
    {
      kind: 'hook',
      support: 'timber',
      from: 70,
      jointGroup: 'JD5',
      region: 'non-cyclonic',
      screws: 2,
      capacity: 1.6,
      service: 0.9,
      ...part,
    },
    { kind: 'clamp', sheeting: 2, region: 'non-cyclonic', capacity: 2.6, partNumber: 'EC-2' },
  ],
}

export const sampleModule: PvModule = {
  id: 'example-module',
  name: 'Example module',
  origin: 'imported',
  source: 'Example Modules, installation manual',
  edition: 'Revision 4',
  validFrom: null,
  validUntil: '2028-12-31',
  status: 'verified',
  length: 1762,
  width: 1134,
  thickness: 30,
  mass: 21.1,
  power: 440,
  arrangements: [
    {
      name: 'Long side, rails crossing',
      side: 'long',
      clamps: 4,
      zone: { from: 240, to: 440 },
      rails: 'crossing',
      push: { design: 3.6, test: 5.4 },
      pull: { design: 1.6, test: 2.4 },
    },
  ],
}
