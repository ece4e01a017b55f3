import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import ts from 'typescript'
import { membersOf } from './members-of.ts'

type Position = { readonly start: number; readonly end: number; readonly name: string }

/** The names that a script declares outermost, members of an object before the object; a test runner may wrap the script in a function. */
const outermost = (text: string): readonly Position[] => {
  const source = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const found: Position[] = []
  const add = (name: string, { pos, end }: ts.Node) => found.push({ start: pos, end, name })
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)
    if (!isNamed || !node.name || !ts.isIdentifier(node.name)) {
      ts.forEachChild(node, visit)
      return
    }
    for (const { name, member } of membersOf(node)) add(`${node.name.text}.${name}`, member)
    add(node.name.text, node)
  }
  visit(source)
  return found
}

const engineFile = /(packages\/engine\/(?:src|tables)\/[\w/.-]+\.ts)(?:\?|$)/

const namesThatRan = (
  functions: readonly Profiler.FunctionCoverage[],
  positions: readonly Position[],
): readonly string[] =>
  functions.flatMap(({ ranges: [range] }) => {
    if (range === undefined || range.count === 0) return []
    const inside = positions.find(({ start, end }) => start <= range.startOffset && range.startOffset < end)
    return inside === undefined ? [] : [inside.name]
  })

export type Watch = {
  /** What of the engine ran during the work: `file#name` of the declaration that holds each function. */
  readonly ran: (work: () => void) => Promise<ReadonlySet<string>>
  readonly end: () => void
}

/** Asks V8 which functions of the engine run: every module must be loaded before. */
export const watchEngine = async (): Promise<Watch> => {
  const session = new Session()
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  const declared = new Map<string, readonly Position[]>()
  const positionsOf = async (scriptId: string): Promise<readonly Position[]> => {
    const known = declared.get(scriptId)
    if (known !== undefined) return known
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
    const positions = outermost(scriptSource)
    declared.set(scriptId, positions)
    return positions
  }
  const ran = async (work: () => void): Promise<ReadonlySet<string>> => {
    await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
    work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    await session.post('Profiler.stopPreciseCoverage')
    const names = new Set<string>()
    for (const { scriptId, url, functions } of result) {
      const file = engineFile.exec(url)?.[1]
      if (file === undefined) continue
      for (const name of namesThatRan(functions, await positionsOf(scriptId))) names.add(`${file}#${name}`)
    }
    return names
  }
  return { ran, end: () => session.disconnect() }
}
