import { rackingSystem } from '../racking-system.ts'
import { headerRows, sectionIn } from './header-fields.ts'
import { fieldIn, type ProductLayout, partSchema } from './product-field.ts'

const section = sectionIn(rackingSystem)
const column = fieldIn(partSchema(rackingSystem, 'fixings'))

/** A racking system in a form and a CSV file. */
export const rackingLayout: ProductLayout = {
  entries: [
    ...section('product', headerRows),
    ...section('racking', [['mass_kg_m2', 'mass', 'Mass of the racking']]),
    ...section('coast', [
      ['left_in_c4', 'corrosivity.C4', 'Share of capacity left in C4'],
      ['left_in_c5', 'corrosivity.C5', 'Share of capacity left in C5'],
    ]),
    ...section('rail', [
      ['rail_stiffness_knm2', 'rail.stiffness', 'Bending stiffness EI of the rail'],
      ['rail_moment_knm', 'rail.momentCapacity', 'Design moment of the rail'],
      ['rail_overhang_mm', 'rail.overhang', 'Largest overhang of the rail'],
      ['rail_overhang_share', 'rail.overhangShare', 'Largest overhang as a share of the fixing spacing'],
      ['rail_stock_lengths_mm', 'rail.stockLengths', 'Stock lengths of the rail'],
      ['rail_mass_kg_m', 'rail.mass', 'Mass of the rail'],
      ['rail_part', 'rail.partNumber', 'Part number of the rail'],
      ['rail_expansion_mm', 'rail.expansion', 'Longest rail without an expansion joint'],
    ]),
    ...section('splice', [
      ['splice_moment_knm', 'splice.momentCapacity', 'Design moment of the splice'],
      ['splice_part', 'splice.partNumber', 'Part number of the splice'],
    ]),
    ...section('parts', [
      ['mid_clamp_part', 'moduleClamps.mid', 'Part number of the mid clamp'],
      ['end_clamp_part', 'moduleClamps.end', 'Part number of the end clamp'],
      ['screw_part', 'smallParts.screw', 'Part number of the screw'],
      ['end_cap_part', 'smallParts.endCap', 'Part number of the end cap'],
      ['bonding_clip_part', 'smallParts.bondingClip', 'Part number of the bonding clip'],
      ['earth_lug_part', 'smallParts.earthLug', 'Part number of the earth lug'],
      ['cable_clip_part', 'smallParts.cableClip', 'Part number of the cable clip'],
      ['expansion_joint_part', 'smallParts.expansionJoint', 'Part number of the expansion joint'],
    ]),
  ],
  list: 'fixings',
  part: 'Fixing',
  columns: [
    column('fixing', 'kind', 'Kind of fixing'),
    column('support', 'support', 'Support'),
    column('from_mm', 'from', 'Least thickness of steel or depth of timber'),
    column('joint_group', 'jointGroup', 'Weakest joint group'),
    column('sheeting', 'sheeting', 'Sheeting product'),
    column('region', 'region', 'Wind regions'),
    column('screws', 'screws', 'Screws in each fixing'),
    column('capacity_kn', 'capacity', 'Design capacity in uplift'),
    column('service_kn', 'service', 'Capacity in service'),
    column('part', 'partNumber', 'Part number'),
  ],
}
