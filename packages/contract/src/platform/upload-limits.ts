/** Photos per category, and extra files per project. */
export const maxPhotos = 9
/** Per project. */
export const maxFiles = 999

/** Bytes: 10 MB per photo, 50 MB per extra file. */
export const maxPhotoBytes = 10 * 1024 * 1024
export const maxFileBytes = 50 * 1024 * 1024
