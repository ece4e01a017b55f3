import generic1762x1134 from './generic-1762x1134.json' with { type: 'json' }
import generic1762x11342400Pa from './generic-1762x1134-2400-pa.json' with { type: 'json' }
import generic1800x1134DualGlass from './generic-1800x1134-dual-glass.json' with { type: 'json' }
import generic1906x1134 from './generic-1906x1134.json' with { type: 'json' }
import generic1906x11342400Pa from './generic-1906x1134-2400-pa.json' with { type: 'json' }
import generic1956x992 from './generic-1956x992.json' with { type: 'json' }

/** Generic modules, by id. */
export const modules: Readonly<Record<string, unknown>> = {
  'generic-1762x1134': generic1762x1134,
  'generic-1762x1134-2400-pa': generic1762x11342400Pa,
  'generic-1800x1134-dual-glass': generic1800x1134DualGlass,
  'generic-1906x1134': generic1906x1134,
  'generic-1906x1134-2400-pa': generic1906x11342400Pa,
  'generic-1956x992': generic1956x992,
}
