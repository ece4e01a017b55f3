import { wallClock } from '../../../../platform/draft/draft-record.ts'
import { wait } from '../../../../platform/wait.ts'

type Photographing = { readonly takePhoto: () => Promise<Blob> }
type Photographer = new (track: MediaStreamTrack) => Photographing

/** A camera that gives no photo of its own by then is filmed, ms. Own limit. */
const longestPhoto = 3000

/** The camera's own photo is larger than its film; not every browser gives one. */
const photoOf = async (video: HTMLVideoElement): Promise<Blob | null> => {
  const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
  const Maker = (window as { readonly ImageCapture?: Photographer }).ImageCapture
  if (track === undefined || Maker === undefined) return null
  const taking = new Maker(track).takePhoto().catch(() => null)
  const photo = await Promise.race([taking, wait(longestPhoto)])
  return photo && photo.type === 'image/jpeg' ? photo : null
}

const frameOf = (video: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}

const nameAt = (now: Date): string => `photo ${wallClock(now).replaceAll(':', '.')}.${now.getMilliseconds()}.jpg`

/** What the camera sees now; null: it gives no picture. */
export const takeShot = async (video: HTMLVideoElement): Promise<File | null> => {
  const now = new Date()
  const shot = (await photoOf(video)) ?? (await frameOf(video))
  return shot && new File([shot], nameAt(now), { type: 'image/jpeg', lastModified: now.getTime() })
}
