declare module 'heic-convert' {
  const convert: (options: {
    readonly buffer: Uint8Array
    readonly format: 'JPEG' | 'PNG'
    readonly quality?: number
  }) => Promise<ArrayBuffer>
  export default convert
}
