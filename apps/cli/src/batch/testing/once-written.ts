/** Options of node for a batch that does something right after it has written so many bytes to its results. */
const onceWritten = (size: number, act: string): readonly string[] => {
  const program = `import { existsSync } from 'node:fs'
    import { open } from 'node:fs/promises'
    import { setTimeout } from 'node:timers/promises'
    import { isMainThread } from 'node:worker_threads'
    const file = await open(process.execPath)
    const kind = Object.getPrototypeOf(file)
    await file.close()
    const { appendFile } = kind
    let isDone = !isMainThread
    kind.appendFile = async function (...given) {
      await appendFile.apply(this, given)
      if (isDone || (await this.stat()).size < ${size}) return
      isDone = true
      ${act}
    }`
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`]
}

export const signalOnceWritten = (size: number, signal: NodeJS.Signals): readonly string[] =>
  onceWritten(size, `process.kill(process.pid, '${signal}')`)

/** Writes nothing more while this file is there. */
export const waitOnceWritten = (size: number, hold: string): readonly string[] =>
  onceWritten(size, `while (existsSync(${JSON.stringify(hold)})) await setTimeout(5)`)
