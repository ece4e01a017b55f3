import { pvModule } from '../pv-module.ts'
import { headerRows, sectionIn } from './header-fields.ts'
import { fieldIn, type ProductLayout, partSchema } from './product-field.ts'

const section = sectionIn(pvModule)
const column = fieldIn(partSchema(pvModule, 'arrangements'))

/** A module in a form and a CSV file. */
export const moduleLayout: ProductLayout = {
  entries: [
    ...section('product', headerRows),
    ...section('module', [
      ['length_mm', 'length', 'Length of the module'],
      ['width_mm', 'width', 'Width of the module'],
      ['thickness_mm', 'thickness', 'Thickness of the frame'],
      ['mass_kg', 'mass', 'Mass of the module'],
      ['power_w', 'power', 'Rated power'],
    ]),
  ],
  list: 'arrangements',
  part: 'Arrangement',
  columns: [
    column('arrangement', 'name', 'Name of the arrangement'),
    column('side', 'side', 'Clamped side'),
    column('clamps', 'clamps', 'Clamps on one module'),
    column('zone_from_mm', 'zone.from', 'Start of the clamping zone'),
    column('zone_to_mm', 'zone.to', 'End of the clamping zone'),
    column('rails', 'rails', 'Position of the rails'),
    column('push_design_kpa', 'push.design', 'Design pressure in push'),
    column('push_test_kpa', 'push.test', 'Test pressure in push'),
    column('pull_design_kpa', 'pull.design', 'Design pressure in pull'),
    column('pull_test_kpa', 'pull.test', 'Test pressure in pull'),
  ],
}
