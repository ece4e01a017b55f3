import { z } from 'zod'
import { type MessageKey, say } from '../../platform/messages.ts'
import { files } from './field.ts'
import type { Check, StepContext, StepDefinition } from './step.ts'

/** Bytes: 10 MB a photo, 50 MB an extra file. */
export const maxPhotoBytes = 10_485_760
export const maxFileBytes = 52_428_800
export const maxPhotos = 9
export const maxFiles = 999

export const photosDraft = z.strictObject({
  roof: files('Roof photos', maxPhotos),
  rafterSpan: files('Rafter span photos', maxPhotos),
  connection: files('Connection photos', maxPhotos),
  sheeting: files('Roof sheeting photos', maxPhotos),
  extra: files('Extra files', maxFiles),
})
export type PhotosDraft = z.infer<typeof photosDraft>

export const photoCategories = ['roof', 'rafterSpan', 'connection', 'sheeting'] as const
export type PhotoCategory = (typeof photoCategories)[number]

const isClamped = (_: PhotosDraft, { project }: StepContext): boolean => project.solar.fixing === 'clamp'

const atLeast = (field: PhotoCategory, count: number, message: MessageKey, when?: Check<PhotosDraft>['when']) => ({
  field,
  ...(when ? { when } : {}),
  fails: (draft: PhotosDraft) => draft[field].length < count,
  message: () => say(message),
})

const atMost = (field: keyof PhotosDraft, count: number, message: MessageKey) => ({
  field,
  fails: (draft: PhotosDraft) => draft[field].length > count,
  message: () => say(message),
})

/** Photos each category needs before Next, given the fixing. */
export const minimumPhotos: Readonly<Record<PhotoCategory, number>> = {
  roof: 2,
  rafterSpan: 1,
  connection: 1,
  sheeting: 1,
}

export const photosStep: StepDefinition<PhotosDraft> = {
  id: 'photos',
  schema: photosDraft,
  checks: [
    atLeast('roof', minimumPhotos.roof, 'roofPhotosRequired'),
    atLeast('rafterSpan', minimumPhotos.rafterSpan, 'rafterSpanPhotoRequired'),
    atLeast('connection', minimumPhotos.connection, 'connectionPhotoRequired'),
    atLeast('sheeting', minimumPhotos.sheeting, 'sheetingPhotoRequired', isClamped),
    ...photoCategories.map((category) => atMost(category, maxPhotos, 'tooManyPhotos')),
    atMost('extra', maxFiles, 'tooManyFiles'),
  ],
  warnings: [],
  resets: [],
}
