import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** Names of the public interface, misspellings included. Common words (name, status, result) cannot be grepped. */
const wireNames = [
  'area_index',
  'array_power',
  'big_file',
  'building_length',
  'building_shape_index',
  'building_width',
  'client_name',
  'connection_photos',
  'crew_note',
  'customer_message',
  'date_time',
  'end_time',
  'engineer_name',
  'fixing_type_index',
  'from_desk',
  'front_azimuth',
  'installation_scale',
  'is_mod',
  'is_penetrative',
  'is_perpendicular',
  'is_result',
  'is_subscribe',
  'is_tilt_mount',
  'is_upload',
  'location_index',
  'manual_review',
  'panel_count',
  'panel_length_index',
  'panel_width_index',
  'parapet_height',
  'purlin_breath',
  'purlin_bridging',
  'purlin_depth',
  'purlin_depth_index',
  'purlin_spacing',
  'purlin_span',
  'purlin_support_condition',
  'purlin_thickness_index',
  'purlin_timber_type',
  'purlin_type',
  'rafterIndex',
  'rafter_breath',
  'rafter_depth',
  'rafter_spacing',
  'rafter_span',
  'rafter_span_photos',
  'rafter_timber_type',
  'result_type',
  'roof_height',
  'roof_photos',
  'roof_sheeting_index',
  'roof_sheeting_photos',
  'roof_sheeting_type',
  'roof_slope',
  'roof_type',
  'site_contact',
  'site_phone',
  'state_index',
  'steell_beam_rafter_depth',
  'steell_beam_rafter_flange_thickness',
  'steell_beam_rafter_flange_width',
  'steell_beam_rafter_rafter_span',
  'street_address',
  'terrain_category_index',
  'tilt_angle',
  'total_times',
]

/** The table of fields names each field on the wire; the wire's own files name what travels besides. */
const isHome = (path: string) =>
  /^packages\/contract\/src\/(.*\/wire(-[a-z]+)*|roofs\/fields\/wizard-fields)\.ts$/.test(path)
const word = new RegExp(`(?<![\\w-])(${wireNames.join('|')})(?![\\w-])`, 'g')

/** Tests use the product from outside, by its public names. */
const speaksTheWire = (path: string) => isHome(path) || /\.test\.tsx?$|\.spec\.ts$|^e2e\//.test(path)

const code = [...sourceFiles('packages'), ...sourceFiles('apps'), ...sourceFiles('data')].filter((path) =>
  /\.(ts|tsx)$/.test(path),
)

describe('names of the wire', () => {
  it('stand in the contract’s wire files and in its table of fields', () => {
    const known = new Set(code.filter(isHome).flatMap((path) => textOf(path).match(word) ?? []))
    expect(wireNames.filter((name) => !known.has(name))).toEqual([])
  })

  it('stand nowhere else, so that a misspelling is mapped once', () => {
    const elsewhere = code
      .filter((path) => !speaksTheWire(path))
      .flatMap((path) => [...new Set(textOf(path).match(word))].map((name) => `${path}: ${name}`))
    expect(elsewhere).toEqual([])
  })
})
