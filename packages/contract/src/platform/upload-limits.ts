/** Photos of one category, and extra files, of a project. */
export const maxPhotos = 9
export const maxFiles = 999

const megabyte = 1_048_576

/** Bytes: 10 MB a photo, 50 MB an extra file. */
export const maxPhotoBytes = 10 * megabyte
export const maxFileBytes = 50 * megabyte
