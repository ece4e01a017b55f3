import { late } from '../../../../components/page/late.tsx'

export const Inputs = late(async () => (await import('./inputs-tab.tsx')).InputsTab)
