/** The part of Markdown that our documents use. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

export type Document = { readonly title: string; readonly blocks: readonly Block[] }

const blockOf = (source: string): Block => {
  if (source.startsWith('## ')) return { kind: 'heading', text: source.slice(3).trim() }
  if (!source.startsWith('- ')) return { kind: 'paragraph', text: source.replace(/\s*\n\s*/g, ' ') }
  return { kind: 'list', items: source.split(/\n?^- /m).filter((item) => item !== '') }
}

const headField = (head: string, name: string): string => new RegExp(`^${name}: *(.+)$`, 'm').exec(head)?.[1] ?? ''

/** Reads a document: its title, then headings, paragraphs and lists. */
export const readDocument = (source: string): Document => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r', '')) ?? []
  const parts = body.split(/\n{2,}/).map((part) => part.trim())
  return {
    title: headField(head, 'title'),
    blocks: parts.filter((part) => part !== '').map(blockOf),
  }
}
