import { parentPort, workerData } from 'node:worker_threads'
import convert from 'heic-convert'

/** Decoding takes seconds of pure computing: in a thread of its own it delays nobody. */
const jpeg = await convert({ buffer: Buffer.from(workerData as Uint8Array), format: 'JPEG', quality: 0.92 })
parentPort?.postMessage(new Uint8Array(jpeg))
