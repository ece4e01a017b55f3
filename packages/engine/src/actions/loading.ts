import type { WindOnSite } from '../site/wind-on-site.ts'
import type { PanelPressure } from './panel-pressure.ts'
import type { Loading } from './zone-actions.ts'

/** Actions common to all zones, before the coefficient of each. */
export const loadingOf = (wind: WindOnSite, pressure: PanelPressure): Loading => ({
  windUltimate: wind.ultimate,
  windService: wind.service,
  weight: pressure.weight,
  cosTheta: pressure.cosTheta,
  downward: pressure.downward,
  downwardStatus: pressure.status.downward,
})
