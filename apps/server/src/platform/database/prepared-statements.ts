import { type PGlite, protocol } from '@electric-sql/pglite'
import { fieldNameOf } from './field-names.ts'

export type Statement = {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly fields: readonly { readonly name: string; readonly type: number }[]
}

/** More than the server has different statements; beyond this all are dropped, in the database too. */
const most = 1000

/** Prepares each statement once, at its first use. */
export const statementsOf = (engine: PGlite) => {
  const known = new Map<string, Statement>()
  let count = 0
  const prepare = async (sql: string): Promise<Statement> => {
    const name = `s${++count}`
    const { parse, describe, sync } = protocol.serialize
    const message = Buffer.concat([parse({ name, text: sql }), describe({ type: 'S', name }), sync()])
    const { messages } = await engine.execProtocol(message)
    const { ParameterDescriptionMessage, RowDescriptionMessage } = protocol.messages
    return {
      name,
      parameterTypes: messages.flatMap((m) => (m instanceof ParameterDescriptionMessage ? m.dataTypeIDs : [])),
      fields: messages.flatMap((m) =>
        m instanceof RowDescriptionMessage
          ? m.fields.map((field) => ({ name: fieldNameOf(field.name), type: field.dataTypeID }))
          : [],
      ),
    }
  }
  return async (sql: string): Promise<Statement> => {
    const found = known.get(sql)
    if (found) return found
    if (known.size >= most) {
      known.clear()
      await engine.exec('deallocate all')
    }
    const made = await prepare(sql)
    known.set(sql, made)
    return made
  }
}
