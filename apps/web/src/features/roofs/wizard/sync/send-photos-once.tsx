import { useEffect } from 'react'
import { keepSaving } from '../../../../platform/as-built/save-records.ts'
import { retryAll } from '../photos/upload-manager.ts'

/** Sends the photos of every draft and finished array of this device, open or not, and what was entered of the arrays. */
export const SendPhotosOnce = () => {
  useEffect(() => {
    keepSaving()
    retryAll()
  }, [])
  return null
}
