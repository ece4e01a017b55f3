import { browserKeyValue } from '../key-value.ts'
import { createStore, useStore } from '../store.ts'

/** Whether where and when photos were taken is read, kept and sent; the device's own choice. */
const key = 'soundroof.photos-without-place-and-time'
const kept = browserKeyValue()
const isOn = createStore(kept.read(key) !== 'yes')
if (typeof window !== 'undefined') window.addEventListener('storage', () => isOn.set(isTakenKept()))

/** Read each time: another tab may have chosen. */
export const isTakenKept = (): boolean => kept.read(key) !== 'yes'
export const useTakenKept = (): boolean => useStore(isOn)

export const chooseTakenKept = (isKept: boolean): void => {
  if (isKept) kept.remove(key)
  else kept.write(key, 'yes')
  isOn.set(isKept)
}
