const page = 65_536

/** Limits WebAssembly memory of this thread. Attack: a picture that states a small size and holds data of a large one. */
export const limitWasmMemory = (bytes: number): void => {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * page > bytes) throw new RangeError('The picture needs too much memory.')
    return grow.call(this, pages)
  }
}
