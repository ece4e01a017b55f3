import { late } from '../../../../components/page/late.tsx'

export const History = late(async () => (await import('./history.tsx')).History)
export const RevisionPage = late(async () => (await import('./revision-page.tsx')).RevisionPage)
export const ResultOfRevision = late(async () => (await import('./result-of-revision.tsx')).ResultOfRevision)
