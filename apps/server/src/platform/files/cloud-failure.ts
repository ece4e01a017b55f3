/** The object store answered, and refused. */
export class CloudRefusal extends Error {
  readonly method: string
  readonly status: number
  /** The store's error code, such as `NoSuchKey`; empty without one. */
  readonly code: string

  constructor(method: string, status: number, code: string, text: string) {
    const reason = [code, text].filter((part) => part !== '').join(': ')
    super(`The object store answered ${status} to ${method}${reason === '' ? '' : ` (${reason})`}.`)
    this.method = method
    this.status = status
    this.code = code
  }
}

/** Error bodies are read up to this many bytes. */
const longest = 16_384

const textOf = async (answer: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    if (size > longest) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

const element = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]{0,500})</${name}>`).exec(xml)?.[1]?.trim() ?? ''

/** Reads code and message from the store's XML. */
export const refusalOf = async (
  method: string,
  status: number,
  answer: AsyncIterable<Buffer>,
): Promise<CloudRefusal> => {
  const xml = await textOf(answer)
  return new CloudRefusal(method, status, element(xml, 'Code'), element(xml, 'Message'))
}

/** The file does not exist. A missing bucket is 404 too, but another error; HEAD answers cannot tell them apart. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CloudRefusal && error.status === 404 && (error.code === 'NoSuchKey' || error.method === 'HEAD')

const passingCodes = ['RequestTimeout', 'SlowDown']

/** Temporary errors: a lost connection, a store that is busy or failing. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof CloudRefusal) || error.status >= 500 || error.status === 429 || passingCodes.includes(error.code)
