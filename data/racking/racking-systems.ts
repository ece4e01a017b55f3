import genericLFootOnSteel from './generic-l-foot-on-steel.json' with { type: 'json' }
import genericLightRail from './generic-light-rail.json' with { type: 'json' }
import genericStiffRail from './generic-stiff-rail.json' with { type: 'json' }

/** Generic racking systems, by id. */
export const rackingSystems: Readonly<Record<string, unknown>> = {
  'generic-l-foot-on-steel': genericLFootOnSteel,
  'generic-light-rail': genericLightRail,
  'generic-stiff-rail': genericStiffRail,
}
