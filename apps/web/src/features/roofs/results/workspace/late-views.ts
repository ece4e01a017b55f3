import { late } from '../../../../components/page/late.tsx'

export const Faces = late(async () => (await import('./other-views.tsx')).Faces)
export const Section = late(async () => (await import('./other-views.tsx')).Section)
