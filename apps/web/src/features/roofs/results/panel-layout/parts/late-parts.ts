import { late } from '../../../../../components/page/late.tsx'

export const Parts = late(async () => (await import('./parts-tab.tsx')).PartsTab)
