import { maxFiles, maxPhotos } from '../../platform/upload-limits.ts'
import { above, agreement, decimal, files, from, integer, mark, named, position, text } from './field.ts'

/** As options of the wizard, in this order. */
export const buildingShapes = ['rectangular', 'irregular'] as const
/** Rails along the purlins, or across them. */
export const installations = ['parallel', 'perpendicular'] as const
/** Panels parallel to the roof, or tilted to it. */
export const mounts = ['flush', 'tilt'] as const
/** Screws through the sheeting, or clamps on its ribs. */
export const fixings = ['screw', 'clamp'] as const
/** As options of the wizard, in this order. */
export const structureMaterials = ['steel', 'timber'] as const
/** As options of the wizard, in this order; `top-hat` is a batten of steel. */
export const steelSections = ['Z', 'C', 'top-hat'] as const
/** As options of the wizard, in this order. */
export const timberSpecies = ['softwood', 'hardwood'] as const
/** Sheeting that screws go through, sheeting held by clamps on its ribs, or tiles. */
export const roofTypes = ['tin-screwed', 'tin-clamped', 'tile'] as const
/** The specified labels. */
export const roofTypeLabels = {
  'tin-screwed': 'Tin Penetrative',
  'tin-clamped': 'Tin Non-penetrative',
  tile: 'Tile',
} as const

const size = above(0, 2000)
const steel = { material: ['steel'] }
const timber = { material: ['timber'] }
const anyMaterial = { material: structureMaterials }
const steelRafter = { rafterMaterial: ['steel'] }
const timberRafter = { rafterMaterial: ['timber'] }

/**
 * Every field of the wizard, by step and name in the draft: its wire name, label, unit, limits and name in the engine's input.
 * Checks, drafts, the wire, the engine's input and the reports read this table. Within a step the order is the specified order
 * of the messages.
 */
export const fields = {
  header: {
    /** Asked on the screen only. */
    agreed: agreement('Agreement to the Terms of Service and Privacy', { missing: 'agreementRequired' }),
    name: text('name', 'Project Name', 100, { missing: 'projectNameRequired' }),
    number: text('number', 'Project Number', 100, { missing: 'projectNumberRequired' }),
    clientName: text('client_name', 'Client', 100, { optional: true }),
    contactName: text('site_contact', 'Site Contact', 100, { optional: true }),
    contactPhone: text('site_phone', 'Phone of the Site Contact', 40, { optional: true }),
    crewNote: text('crew_note', 'Note for the Crew', 200, { optional: true }),
  },
  building: {
    length: decimal('building_length', 'Building Length', 'm', above(0, 500), {
      input: 'building.length',
      missing: 'buildingLengthRequired',
    }),
    width: decimal('building_width', 'Building Width', 'm', above(0, 500), {
      input: 'building.width',
      missing: 'buildingWidthRequired',
    }),
    roofHeight: decimal('roof_height', 'Roof Height', 'm', above(0, 50), {
      input: 'building.height',
      hint: 'Average roof height: midway between eaves and ridge',
      missing: 'roofHeightRequired',
    }),
    roofSlope: decimal('roof_slope', 'Roof Slope', 'degrees', from(0, 60), {
      input: 'building.roofSlope',
      missing: 'roofSlopeRequired',
    }),
    parapetHeight: decimal('parapet_height', 'Parapet Height', 'm', from(0, 20), {
      input: 'building.parapetHeight',
      missing: 'parapetHeightRequired',
      hint: '0 when there is no parapet',
    }),
    state: position('state_index', 'State', { input: 'site.state', list: 'states', missing: 'stateRequired' }),
    area: position('area_index', 'Area', { missing: 'areaRequired' }),
    location: position('location_index', 'Location', { missing: 'locationRequired' }),
    streetAddress: text('street_address', 'Street Address', 200, { missing: 'streetAddressRequired' }),
    suburb: text('suburb', 'Suburb', 60, { optional: true }),
    postcode: text('postcode', 'Postcode', 4, { optional: true }),
    terrain: position('terrain_category_index', 'Terrain Category', {
      input: 'site.terrainCategory',
      list: 'terrains',
      missing: 'terrainRequired',
    }),
    shape: named('building_shape_index', 'Building Shape', buildingShapes, {
      input: 'building.shape',
      list: 'buildingShapes',
      missing: 'buildingShapeRequired',
    }),
    /** Clockwise from north. For layout and drawings: no calculation reads it, and it may change after the charge. */
    frontFacing: integer('front_azimuth', 'Direction of the Front', 'degrees', from(0, 359), {
      optional: true,
      outside: 'frontFacingOutside',
    }),
  },
  solar: {
    installation: named('is_perpendicular', 'Installation Method', installations, {
      input: 'array.railDirection',
      list: 'installationMethods',
      hint: 'Direction of the rails to the purlins',
      missing: 'installationRequired',
    }),
    scale: integer('installation_scale', 'Installation Scale', 'kW', from(1, 100_000), {
      missing: 'installationScaleRequired',
    }),
    /** For the layout; no calculation reads it, and it may change after the charge. Either it or the power. */
    panels: integer('panel_count', 'Number of Panels', '', from(1, 250_000), { optional: true }),
    /** As the number of panels. */
    power: decimal('array_power', 'Power of the Array', 'kW', from(0.1, 100_000), { optional: true }),
    mount: named('is_tilt_mount', 'Flush/Tilt Mount', mounts, {
      input: 'array.mount',
      list: 'mounts',
      missing: 'mountRequired',
    }),
    tiltAngle: decimal('tilt_angle', 'Tilt angle to roof surface', 'degrees', above(0, 60), {
      input: 'array.tilt',
      when: { mount: ['tilt'] },
      otherwise: 0,
      missing: 'tiltAngleRequired',
    }),
    panelLengthBand: position('panel_length_index', 'Solar Panel Length', {
      input: 'array.panelLength',
      list: 'panelLengthBands',
      missing: 'panelLengthRequired',
    }),
    panelWidthBand: position('panel_width_index', 'Solar Panel Width', {
      input: 'array.panelWidth',
      list: 'panelWidthBands',
      missing: 'panelWidthRequired',
    }),
    fixing: named('fixing_type_index', 'Fixing Type', fixings, {
      input: 'array.fixing',
      list: 'fixings',
      missing: 'fixingRequired',
    }),
  },
  photos: {
    roof: files('roof_photos', 'Roof photos', from(2, maxPhotos), { missing: 'roofPhotosRequired' }),
    rafterSpan: files('rafter_span_photos', 'Rafter span photos', from(1, maxPhotos), {
      missing: 'rafterSpanPhotoRequired',
    }),
    connection: files('connection_photos', 'Connection photos', from(1, maxPhotos), {
      missing: 'connectionPhotoRequired',
    }),
    sheeting: files('roof_sheeting_photos', 'Roof sheeting photos', from(1, maxPhotos), {
      missing: 'sheetingPhotoRequired',
    }),
    extra: files('big_file', 'Extra files', from(0, maxFiles)),
    /** Nobody has been on the roof yet: no photo is required, and everything that is made of the project says so. */
    fromDesk: mark('from_desk', 'From the desk'),
  },
  structure: {
    /** On the wire, the section of a steel purlin also gives the material. */
    material: named('purlin_type', 'Roof Structure', structureMaterials, { missing: 'roofStructureRequired' }),
    rafterMaterial: named('rafterIndex', 'Roof Rafter', structureMaterials, {
      list: 'rafterTypes',
      missing: 'roofRafterRequired',
    }),
    rafterSpacing: decimal('rafter_spacing', 'Rafter Spacing', 'mm', from(0, 10_000), {
      input: 'rafter.spacing',
      missing: 'rafterSpacingRequired',
    }),
    rafterSpan: decimal('rafter_span', 'Rafter Span', 'mm', from(0, 30_000), {
      input: 'rafter.span',
      missing: 'rafterSpanRequired',
    }),
    beamDepth: decimal('steell_beam_rafter_depth', 'Steel I-Beam Rafter/Depth', 'mm', size, {
      input: 'steelRafter.depth',
      when: steelRafter,
      missing: 'beamDepthRequired',
    }),
    beamFlangeWidth: decimal('steell_beam_rafter_flange_width', 'Steel I-Beam Rafter/Flange Width', 'mm', size, {
      input: 'steelRafter.flangeWidth',
      when: steelRafter,
      missing: 'beamFlangeWidthRequired',
    }),
    beamFlangeThickness: decimal(
      'steell_beam_rafter_flange_thickness',
      'Steel I-Beam Rafter/Flange Thickness',
      'mm',
      size,
      {
        input: 'steelRafter.flangeThickness',
        when: steelRafter,
        missing: 'beamFlangeThicknessRequired',
      },
    ),
    chordDepth: decimal('rafter_depth', 'Timber Rafter/Truss Top Chord Depth', 'mm', size, {
      input: 'timberRafter.depth',
      when: timberRafter,
      missing: 'chordDepthRequired',
    }),
    chordBreadth: decimal('rafter_breath', 'Timber Rafter/Truss Top Chord Breadth', 'mm', size, {
      input: 'timberRafter.breadth',
      when: timberRafter,
      missing: 'chordBreadthRequired',
    }),
    chordSpecies: named('rafter_timber_type', 'Timber Rafter/Truss Top Chord Type', timberSpecies, {
      input: 'timberRafter.species',
      when: timberRafter,
      list: 'timberTypes',
      missing: 'chordTypeRequired',
    }),
    section: named('purlin_type', 'Purlin Type', steelSections, {
      input: 'steelPurlin.section',
      when: steel,
      first: 1,
      missing: 'purlinTypeRequired',
    }),
    depth: position('purlin_depth_index', 'Depth', {
      input: 'steelPurlin.depth',
      when: steel,
      missing: 'purlinDepthRequired',
    }),
    thickness: position('purlin_thickness_index', 'Thickness', {
      input: 'steelPurlin.thickness',
      when: steel,
      missing: 'purlinThicknessRequired',
    }),
    bridging: position('purlin_bridging', 'Number of Bridging per span', {
      input: 'steelPurlin.bridging',
      when: steel,
      list: 'bridging',
      missing: 'bridgingRequired',
    }),
    timberDepth: decimal('purlin_depth', 'Purlin/Batten Depth', 'mm', size, {
      input: 'timberPurlin.depth',
      when: timber,
      missing: 'battenDepthRequired',
    }),
    timberBreadth: decimal('purlin_breath', 'Purlin/Batten Breadth', 'mm', size, {
      input: 'timberPurlin.breadth',
      when: timber,
      missing: 'battenBreadthRequired',
    }),
    timberSpecies: named('purlin_timber_type', 'Purlin/Batten Timber Type', timberSpecies, {
      input: 'timberPurlin.species',
      when: timber,
      first: 1,
      list: 'timberTypes',
      missing: 'battenTypeRequired',
    }),
    support: position('purlin_support_condition', 'Support Condition', {
      input: 'purlin.support',
      when: anyMaterial,
      missing: 'purlinSupportRequired',
    }),
    spacing: decimal('purlin_spacing', 'Purlin Spacing', 'mm', from(0, 10_000), {
      input: 'purlin.spacing',
      when: anyMaterial,
      missing: 'purlinSpacingRequired',
    }),
    span: decimal('purlin_span', 'Purlin Span', 'mm', above(0, 30_000), {
      input: 'purlin.span',
      when: anyMaterial,
      missing: 'purlinSpanRequired',
    }),
  },
  roofCover: {
    roofType: named('roof_type', 'Roof Type', roofTypes, {
      input: 'roofCover.kind',
      list: 'roofTypes',
      texts: roofTypeLabels,
      missing: 'roofTypeRequired',
    }),
    /** Position in the sheeting products; 0 is "Other". */
    sheeting: position('roof_sheeting_index', 'Roof Sheeting', {
      input: 'roofCover.sheeting',
      when: { roofType: ['tin-clamped'] },
      list: 'sheetings',
      optional: true,
    }),
    sheetingText: text('roof_sheeting_type', 'Other roof sheeting', 200, {
      when: { roofType: ['tin-clamped'] },
      optional: true,
    }),
    note: text('customer_message', 'Project Note', 4000, { optional: true }),
  },
} as const
