import { late } from '../../../../../components/page/late.tsx'

export const EditScreen = late(async () => (await import('./edit-screen.tsx')).EditScreen)
