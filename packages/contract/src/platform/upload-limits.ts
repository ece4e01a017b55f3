/** Photos per category, and extra files per project. */
export const maxPhotos = 9
/** Per project. */
export const maxFiles = 999

/** Bytes: 10 MB per photo, 50 MB per extra file. */
export const maxPhotoBytes = 10 * 1024 * 1024
export const maxFileBytes = 50 * 1024 * 1024

/** A larger extra file is sent in parts of this size, so that a lost connection costs no more than one. Own limit. */
export const maxPartBytes = 5 * 1024 * 1024
