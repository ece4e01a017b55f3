import { citedParts, ruleAnchor } from '../method/citation.ts'

/** A rectangle on the current page that links to a rule of the method. */
export type RuleLink = {
  readonly rule: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Links drawn so far that wait for the tag of their text. */
export type RuleLinks = {
  /** Rules that the document prints: only these can be linked to. */
  readonly printed: ReadonlySet<string>
  readonly open: RuleLink[]
}

type Part = { readonly text: string; readonly rule: string | null }

/** A line split into text and links; one part where it cites no printed rule. */
export const linkedParts = (line: string, { printed }: RuleLinks): readonly Part[] => {
  if (printed.size === 0 || !line.includes('Method ')) return [{ text: line, rule: null }]
  return citedParts(line).map(({ text, rule }) => ({ text, rule: rule !== null && printed.has(rule) ? rule : null }))
}

type Document = PDFKit.PDFDocument
type Tag = PDFKit.PDFStructureElement
/** Names of the rules inside the file. */
type Target = PDFKit.Mixins.AnnotationOption & {
  readonly Subtype: 'Link'
  readonly Dest: string
  readonly structParent: Tag
}

/** Adds the waiting links under the tag of their text. */
export const addLinks = (doc: Document, tag: Tag, { open }: RuleLinks): void => {
  for (const { rule, x, y, width, height } of open.splice(0)) {
    const link = doc.struct('Link')
    tag.add(link)
    // The library writes a String as text and a string as a name.
    const words = new String(`Method ${rule}`) as string
    const target: Target = { Subtype: 'Link', Dest: ruleAnchor(rule), Contents: words, structParent: link }
    doc.annotate(x, y, width, height, target)
  }
}
