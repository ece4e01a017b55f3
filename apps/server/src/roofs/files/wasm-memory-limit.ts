const page = 65_536

/**
 * Refuses this thread's WebAssembly more than so many bytes.
 * Attack: a picture whose description names a small size and whose data name a large one.
 */
export const limitWasmMemory = (bytes: number): void => {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * page > bytes) throw new RangeError('The picture needs too much memory.')
    return grow.call(this, pages)
  }
}
