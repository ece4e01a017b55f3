import type { EndpointName } from '@soundroof/contract/api'
import type { DraftContent } from '@soundroof/contract/roofs/drafts/draft-content'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import type { Call } from '../../../testing/test-server.ts'

/** A new roof with nothing but its name. */
export const newDraft = (name = 'Shed'): DraftContent => {
  const blank = emptyProject('2026-11-21 9:05:00')
  return {
    project: { ...blank, header: { ...blank.header, name } },
    hash: null,
    openedRevision: null,
    maxNum: 0,
    step: 'header',
    photosAt: 'after-solar',
    underlay: null,
    isUnderlayChanged: false,
  }
}

/** A call of every endpoint of drafts that its callers may make. */
export const validDraftCalls: Readonly<Pick<Record<EndpointName, Call>, 'drafts' | 'saveDraft'>> = {
  drafts: { query: { after: 0 } },
  saveDraft: { body: { id: 'Kx7pQ2mN', base: 0, change: 'a1b2c3d4', content: newDraft() } },
}
