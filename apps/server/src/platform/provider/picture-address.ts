import type { Config } from '../config.ts'

/** Public address of the picture of a sheeting product. */
export const picturePath = '/pictures'

/** For `id` of `ProductPicture`. */
export const pictureAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string =>
  `${publicUrl}${picturePath}/${id}`
