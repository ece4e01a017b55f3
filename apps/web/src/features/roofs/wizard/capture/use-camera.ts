import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type CameraState = 'asking' | 'live' | 'denied' | 'absent' | 'busy'

/** The camera of the back, at its full size where it has one. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
}

/** Names of Media Capture and Streams, W3C. */
const states: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const stateAfter = (error: unknown): CameraState =>
  (error instanceof Error ? states[error.name] : undefined) ?? 'busy'

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

export type Camera = {
  readonly state: CameraState
  readonly video: RefObject<HTMLVideoElement | null>
  readonly start: () => void
}

/** Runs while the screen that uses it is open; a permission that is given later opens nothing. */
export const useCamera = (): Camera => {
  const video = useRef<HTMLVideoElement | null>(null)
  const stream = useRef<MediaStream | null>(null)
  /** Counts the starts and the end: what an earlier one is given is let go. */
  const turn = useRef(0)
  const [state, setState] = useState<CameraState>('asking')
  const begin = useCallback(async (): Promise<void> => {
    turn.current += 1
    const mine = turn.current
    // Absent where the page is not secure.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (devices === undefined) return setState('absent')
    try {
      const given = await devices.getUserMedia(wanted)
      if (turn.current !== mine) return stop(given)
      stream.current = given
      // A call, or another application, takes the camera away.
      for (const track of given.getTracks()) track.onended = () => setState('busy')
      if (video.current) video.current.srcObject = given
      setState('live')
    } catch (error) {
      if (turn.current === mine) setState(stateAfter(error))
    }
  }, [])
  useEffect(() => {
    void begin()
    return () => {
      turn.current += 1
      stop(stream.current)
    }
  }, [begin])
  const start = () => {
    stop(stream.current)
    setState('asking')
    void begin()
  }
  return { state, video, start }
}
