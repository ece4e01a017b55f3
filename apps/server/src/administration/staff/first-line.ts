const most = 10_000

/** The first line of a stream, without its line end; a password may begin or end with a space. */
export const firstLineOf = async (stream: AsyncIterable<Buffer | string>): Promise<string> => {
  let text = ''
  for await (const chunk of stream) {
    text += chunk.toString()
    if (text.includes('\n') || text.length > most) break
  }
  const [line = ''] = text.split(/\r?\n/)
  return line
}
