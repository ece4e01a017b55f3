import { late } from '../../../../components/page/late.tsx'

export const UnderlayPanel = late(async () => (await import('./underlay-panel.tsx')).UnderlayPanel)
