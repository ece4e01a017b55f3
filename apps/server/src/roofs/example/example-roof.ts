import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'

/** The shed of `apps/cli/examples`, in nobody's name: a test compares them. As a client sends it. */
export const exampleRoof = {
  name: 'Warehouse east roof',
  number: 'SR-1001',
  date_time: '2026-11-21 09:30:00',
  building_length: 30,
  building_width: 18,
  roof_height: 6,
  roof_slope: 8,
  parapet_height: 0,
  state_index: 0,
  area_index: 0,
  location_index: 0,
  street_address: '12 Example Street, Parramatta',
  terrain_category_index: 4,
  building_shape_index: 0,
  is_perpendicular: 1,
  installation_scale: 60,
  is_tilt_mount: 0,
  tilt_angle: 0,
  panel_length_index: 1,
  panel_width_index: 1,
  fixing_type_index: 0,
  is_penetrative: 1,
  roof_photos: [],
  rafter_span_photos: [],
  connection_photos: [],
  roof_sheeting_photos: [],
  big_file: [],
  purlin_type: 1,
  purlin_depth_index: 1,
  purlin_thickness_index: 2,
  purlin_bridging: 1,
  purlin_support_condition: 2,
  purlin_spacing: 1200,
  purlin_span: 6000,
  rafterIndex: 0,
  rafter_spacing: 6000,
  rafter_span: 9000,
  steell_beam_rafter_depth: 310,
  steell_beam_rafter_flange_width: 165,
  steell_beam_rafter_flange_thickness: 10.2,
  roof_type: 'Tin Penetrative',
} as const

const draftOf = (): ProjectDraft => {
  const parsed = parseWireProject(exampleRoof)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return projectDraft.parse(parsed.value.project)
}

export const exampleDraft: ProjectDraft = draftOf()
