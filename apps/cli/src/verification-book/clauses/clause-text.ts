import ts from 'typescript'

/** A clause that stands in the catalogue and is known when a step is made. */
export type DataClause = { readonly expression: string }

/** What an expression inside a clause comes to: both editions of the wind standard share functions. */
const arguments_: Readonly<Record<string, string>> = {
  edition: '{edition}',
  'standard.title': 'AS/NZS 1170.2:{edition}',
}

const spanText = (expression: string): string => {
  const text = arguments_[expression]
  if (text === undefined) throw new Error(`a clause holds "${expression}", which the verification book cannot read`)
  return text
}

/**
 * The clause that an expression says. Null: it is passed on from words that stand elsewhere.
 * Throws for a template with an argument that nobody explained here.
 */
export const clauseOf = (
  initializer: ts.Expression,
  constants: ReadonlyMap<string, string>,
): string | DataClause | null => {
  if (ts.isStringLiteral(initializer) || ts.isNoSubstitutionTemplateLiteral(initializer)) return initializer.text
  if (ts.isTemplateExpression(initializer)) {
    const spans = initializer.templateSpans.map(
      ({ expression, literal }) => spanText(expression.getText()) + literal.text,
    )
    return initializer.head.text + spans.join('')
  }
  if (ts.isIdentifier(initializer)) return constants.get(initializer.text) ?? null
  if (ts.isPropertyAccessExpression(initializer) && initializer.name.text !== 'clause')
    return { expression: initializer.getText() }
  return null
}

const documents: Readonly<Record<string, string>> = {
  as_1720_1_2010: 'AS 1720.1:2010',
  as_4100_2020: 'AS 4100:2020',
  as_nzs_1170_0_2002: 'AS/NZS 1170.0:2002',
  as_nzs_1170_1_2002: 'AS/NZS 1170.1:2002',
  as_nzs_1170_2: 'AS/NZS 1170.2',
  as_nzs_1170_2_2011: 'AS/NZS 1170.2:2011',
  as_nzs_1170_2_2021: 'AS/NZS 1170.2:2021',
  as_nzs_4600_2018: 'AS/NZS 4600:2018',
}

/** The document that a docstring names, else that of the folder; null outside both. */
const documentOf = (comment: string, file: string): string | null => {
  const named = /\bAS(?:\/NZS)? \d+(?:\.\d)?(?::\d{4})?/.exec(comment)?.[0]
  const folder = /\/standards\/([a-z0-9_]+)\//.exec(file)?.[1]
  if (named === undefined) return folder === undefined ? null : (documents[folder] ?? null)
  const editions = Object.values(documents).filter((document) => document.startsWith(`${named}:`))
  return editions.length === 1 ? (editions[0] as string) : named
}

/** "clause 5.2", "clause 2.2.1.2, 2.3.1", "tables 5.3(A) and 5.3(B)", "appendix E". A number of two parts alone may be a factor. */
const place =
  /\b(clause|table)(?:(?:s (\S+?) and |s? )(\w+(?:\.\d+)*(?:\(\w\))?)(?:, (\d+\.\d+\.[\d.]*\d))?)|\b(appendix) ([A-Z])\b/g

/** Clauses, tables and appendices that a docstring names, as a step would print them. */
export const documentedClauses = (comment: string, file: string): readonly string[] => {
  const document = comment.startsWith('/**') ? documentOf(comment, file) : null
  if (document === null) return []
  return [...comment.matchAll(place)].flatMap(([, word, first, second, third, appendix, letter]) => {
    if (appendix !== undefined) return [`${document} appendix ${letter}`]
    const numbers = [first, second, third].filter((number) => number !== undefined && /\d/.test(number))
    return numbers.map((number) => `${document} ${word === 'clause' ? 'cl' : 'table'} ${number}`)
  })
}
