import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import TS2242 from './TS2242.json' with { type: 'json' }
import TS4048 from './TS4048.json' with { type: 'json' }
import TS4055 from './TS4055.json' with { type: 'json' }
import TS4075 from './TS4075.json' with { type: 'json' }
import TS6160 from './TS6160.json' with { type: 'json' }
import TS6175 from './TS6175.json' with { type: 'json' }
import TS9675 from './TS9675.json' with { type: 'json' }
import TS12075 from './TS12075.json' with { type: 'json' }
import TS12090 from './TS12090.json' with { type: 'json' }
import TS61100 from './TS61100.json' with { type: 'json' }
import TS61120 from './TS61120.json' with { type: 'json' }
import TS96100 from './TS96100.json' with { type: 'json' }
import TS96120 from './TS96120.json' with { type: 'json' }
import TS120100 from './TS120100.json' with { type: 'json' }
import ZC10010 from './ZC10010.json' with { type: 'json' }
import ZC10012 from './ZC10012.json' with { type: 'json' }
import ZC10015 from './ZC10015.json' with { type: 'json' }
import ZC10019 from './ZC10019.json' with { type: 'json' }
import ZC15012 from './ZC15012.json' with { type: 'json' }
import ZC15015 from './ZC15015.json' with { type: 'json' }
import ZC15019 from './ZC15019.json' with { type: 'json' }
import ZC15024 from './ZC15024.json' with { type: 'json' }
import ZC20015 from './ZC20015.json' with { type: 'json' }
import ZC20019 from './ZC20019.json' with { type: 'json' }
import ZC20024 from './ZC20024.json' with { type: 'json' }
import ZC25019 from './ZC25019.json' with { type: 'json' }
import ZC25024 from './ZC25024.json' with { type: 'json' }
import ZC30024 from './ZC30024.json' with { type: 'json' }
import ZC30030 from './ZC30030.json' with { type: 'json' }
import ZC35030 from './ZC35030.json' with { type: 'json' }

/** `npm run tables` writes this list and the files; the schema of the catalogue reads them when it is loaded. */
const written: Readonly<Record<string, unknown>> = {
  TS2242,
  TS4048,
  TS4055,
  TS4075,
  TS6160,
  TS6175,
  TS9675,
  TS12075,
  TS12090,
  TS61100,
  TS61120,
  TS96100,
  TS96120,
  TS120100,
  ZC10010,
  ZC10012,
  ZC10015,
  ZC10019,
  ZC15012,
  ZC15015,
  ZC15019,
  ZC15024,
  ZC20015,
  ZC20019,
  ZC20024,
  ZC25019,
  ZC25024,
  ZC30024,
  ZC30030,
  ZC35030,
}

/** Capacity tables of purlins by name. */
export const tables = written as Readonly<Record<string, CapacityTable>>
