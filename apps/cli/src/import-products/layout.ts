/** How a product stands in a CSV file: entries, one a row, then column names, then one row for each part of its list. */

/** Where a cell belongs in the product. */
export type Place = { readonly path: readonly string[]; readonly kind: 'text' | 'number' | 'numbers' }

export type Layout = {
  readonly entries: Readonly<Record<string, Place>>
  /** The list that the rows below the column names fill. */
  readonly list: string
  readonly columns: Readonly<Record<string, Place>>
}

const place = (path: string, kind: Place['kind']): Place => ({ path: path.split('.'), kind })
const text = (path: string): Place => place(path, 'text')
const number = (path: string): Place => place(path, 'number')

const header = {
  id: text('id'),
  name: text('name'),
  source: text('source'),
  edition: text('edition'),
  valid_from: text('validFrom'),
  valid_until: text('validUntil'),
  status: text('status'),
}

export const rackingLayout: Layout = {
  entries: {
    ...header,
    mass_kg_m2: number('mass'),
    left_in_c4: number('corrosivity.C4'),
    left_in_c5: number('corrosivity.C5'),
    rail_stiffness_knm2: number('rail.stiffness'),
    rail_moment_knm: number('rail.momentCapacity'),
    rail_overhang_mm: number('rail.overhang'),
    rail_overhang_share: number('rail.overhangShare'),
    rail_stock_lengths_mm: place('rail.stockLengths', 'numbers'),
    rail_mass_kg_m: number('rail.mass'),
    rail_part: text('rail.partNumber'),
    rail_expansion_mm: number('rail.expansion'),
    splice_moment_knm: number('splice.momentCapacity'),
    splice_part: text('splice.partNumber'),
    mid_clamp_part: text('moduleClamps.mid'),
    end_clamp_part: text('moduleClamps.end'),
    screw_part: text('smallParts.screw'),
    end_cap_part: text('smallParts.endCap'),
    bonding_clip_part: text('smallParts.bondingClip'),
    earth_lug_part: text('smallParts.earthLug'),
    cable_clip_part: text('smallParts.cableClip'),
    expansion_joint_part: text('smallParts.expansionJoint'),
  },
  list: 'fixings',
  columns: {
    fixing: text('kind'),
    support: text('support'),
    from_mm: number('from'),
    joint_group: text('jointGroup'),
    sheeting: number('sheeting'),
    region: text('region'),
    screws: number('screws'),
    capacity_kn: number('capacity'),
    service_kn: number('service'),
    part: text('partNumber'),
  },
}

export const moduleLayout: Layout = {
  entries: {
    ...header,
    length_mm: number('length'),
    width_mm: number('width'),
    thickness_mm: number('thickness'),
    mass_kg: number('mass'),
    power_w: number('power'),
  },
  list: 'arrangements',
  columns: {
    arrangement: text('name'),
    side: text('side'),
    clamps: number('clamps'),
    zone_from_mm: number('zone.from'),
    zone_to_mm: number('zone.to'),
    rails: text('rails'),
    push_design_kpa: number('push.design'),
    push_test_kpa: number('push.test'),
    pull_design_kpa: number('pull.design'),
    pull_test_kpa: number('pull.test'),
  },
}
