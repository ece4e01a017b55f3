/** Photos of one category, and extra files, of a project. */
export const maxPhotos = 9
export const maxFiles = 999

/** Bytes: 10 MB a photo, 50 MB an extra file. */
export const maxPhotoBytes = 10 * 1024 * 1024
export const maxFileBytes = 50 * 1024 * 1024
