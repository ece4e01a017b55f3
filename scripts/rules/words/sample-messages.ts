import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { results } from '@soundroof/words/en-au/results/results'
import ts from 'typescript'
import { sourceFiles, textOf } from '../../sources.mjs'

/** Every code of the contract with plausible values, read from the types: also those that no roof of the tests leads to. */

const declared = sourceFiles('packages/contract/src/roofs/results/messages').flatMap((path) =>
  ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true).statements.filter(ts.isTypeAliasDeclaration),
)
const alias = new Map(declared.map(({ name, type }) => [name.text, type]))

/** Names of the engine by the name of their value, or by code and name; others are letters, as regions and grades are. */
type Pair = readonly [string, string]
const namesOf: Readonly<Record<string, Pair>> = {
  'hook-screws-for-category category': ['C3', 'C5'],
  'screws-for-category category': ['C4', 'C5'],
  'sea-and-category category': ['C3', 'C5'],
  cover: ['tile', 'tin-screwed'],
  direction: ['parallel', 'perpendicular'],
  'direction-governs direction': ['N', 'SW'],
  duration: ['live', 'wind'],
  form: ['gable', 'flat'],
  kind: ['racking', 'module'],
  leftOut: ['lapped', 'continuous'],
  member: ['purlin', 'rafter'],
  members: ['purlins', 'battens'],
  need: ['screwed-tin', 'deep-rafters'],
  faces: ['eave', 'left'],
  orientation: ['portrait', 'landscape'],
  others: ['left', 'right'],
  plane: ['front', 'roof'],
  planes: ['front', 'back'],
  plate: ['web', 'flange'],
  run: ['up-slope', 'along-eave'],
  section: ['top-hat', 'C'],
  size: ['eaves-height', 'house-pitch'],
  slenderness: ['compact', 'slender'],
  species: ['softwood', 'hardwood'],
  support: ['lapped', 'simply-supported'],
  'support-from support': ['steel', 'timber'],
  water: ['open-surf', 'sheltered'],
  zone: ['Edge', 'Ridge ends'],
  zones: ['Edge', 'Corner'],
}

type Turn = 0 | 1
const ofTurn = <T>(items: readonly T[], turn: Turn): T | undefined => items[turn === 0 ? 0 : items.length - 1]

const literalOf = (node: ts.LiteralTypeNode): unknown => {
  if (ts.isStringLiteral(node.literal)) return node.literal.text
  if (ts.isNumericLiteral(node.literal)) return Number(node.literal.text)
  return null
}

const sampleOf = (type: ts.TypeNode, names: Pair, turn: Turn): unknown => {
  if (ts.isTypeOperatorNode(type)) return sampleOf(type.type, names, turn)
  if (ts.isArrayTypeNode(type))
    return ([0, 1] as const).slice(0, turn + 1).map((each) => sampleOf(type.elementType, names, each))
  if (ts.isUnionTypeNode(type)) return sampleOf(ofTurn(type.types, turn) as ts.TypeNode, names, turn)
  if (ts.isLiteralTypeNode(type)) return literalOf(type)
  if (type.kind === ts.SyntaxKind.NumberKeyword) return turn === 0 ? 2 : 1
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return turn === 0
  if (type.kind === ts.SyntaxKind.StringKeyword) return names[turn]
  const referred = ts.isTypeReferenceNode(type) ? type.typeName.getText() : ''
  if (referred === 'Message') return turn === 0 ? 'tile-hook' : 'no-uplift'
  const known = alias.get(referred)
  if (known === undefined) throw new RangeError(`No sample of a value of type ${type.getText()}.`)
  return sampleOf(known, names, turn)
}

const propertiesOf = (type: ts.TypeNode): readonly ts.PropertySignature[] => {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(propertiesOf)
  return ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
}
const nameOf = ({ name }: ts.PropertySignature): string => (name as ts.Identifier | ts.StringLiteral).text
const namesFor = (code: string, value: string): Pair => namesOf[`${code} ${value}`] ?? namesOf[value] ?? ['A', 'B']
const typeOf = ({ type }: ts.PropertySignature): ts.TypeNode => type as ts.TypeNode

const valuedAt = (turn: Turn): readonly Message[] =>
  declared
    .filter(({ name }) => name.text.endsWith('Values'))
    .flatMap(({ type }) => propertiesOf(type))
    .map((code) => {
      const given = propertiesOf(typeOf(code)).filter(({ questionToken }) => turn === 0 || questionToken === undefined)
      const values = given.map((value) => {
        const names = namesFor(nameOf(code), nameOf(value))
        return [nameOf(value), sampleOf(typeOf(value), names, turn)]
      })
      return { code: nameOf(code), values: Object.fromEntries(values) } as Message
    })

const plain = Object.entries(results).flatMap(([code, words]) => (typeof words === 'string' ? [code as Message] : []))

/** Each code without values once, each other one with more and with less. */
export const sampleMessages: readonly Message[] = [...plain, ...valuedAt(0), ...valuedAt(1)]
