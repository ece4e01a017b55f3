import type { Config } from '../config.ts'

/** Where everybody sees the picture of a sheeting product. */
export const picturePath = '/pictures'

export const pictureAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string =>
  `${publicUrl}${picturePath}/${id}`
