import { parentPort, workerData } from 'node:worker_threads'
import convert from 'heic-convert'
import { limitWasmMemory } from './wasm-memory-limit.ts'

/**
 * For 50 megapixels, the most that is decoded: 5.5 bytes a pixel (4 shown, 1.5 coded) and as much again; calculated, not
 * measured.
 */
limitWasmMemory(768 * 1024 * 1024)

/** Decoding takes seconds of computing, so it runs in its own thread. */
const jpeg = await convert({ buffer: Buffer.from(workerData as Uint8Array), format: 'JPEG', quality: 0.92 })
parentPort?.postMessage(new Uint8Array(jpeg))
