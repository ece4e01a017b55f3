import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'

type FileLike = { readonly name: string; readonly type: string; readonly size: number }

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']
const imageName = /\.(jpe?g|png|webp|hei[cf])$/i

/** Types in the file dialog: those that the server reads as photos. */
export const acceptedImages = [...imageTypes, '.heic', '.heif'].join(',')

/** The server checks the content again. Phones often give HEIC files no type. */
export const isImage = ({ name, type }: Omit<FileLike, 'size'>): boolean =>
  type === '' ? imageName.test(name) : imageTypes.includes(type)

export const isTooLargePhoto = ({ size }: Pick<FileLike, 'size'>): boolean => size >= maxPhotoBytes
