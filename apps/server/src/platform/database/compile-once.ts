import { CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

interface Statement<Row> {
  compile(db: Database | Tx): CompiledQuery<Row>
}

interface CompiledText {
  readonly sql: string
  /** The parameters of the text, each as a function that returns its value. */
  readonly parameters: readonly ((values: readonly unknown[]) => unknown)[]
}

/**
 * Returns a function that runs a statement whose text is built on first use and cached. Meant for queries of nearly
 * every request, where building the text would take as long as reading the rows. `build` receives a placeholder for
 * each value and may only insert the placeholders, because its text must not depend on the values. It may depend on
 * which values are absent (null or undefined): these are passed to `build` unchanged, and each combination has its own
 * text.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Database | Tx, ...placeholders: Values) => Statement<Row>,
): (db: Database | Tx, ...values: Values) => Promise<Row[]> {
  const cache = new Map<number, CompiledText>()

  function compile(db: Database | Tx, values: Values): CompiledText {
    const placeholders = values.map((value) => (isAbsent(value) ? value : Symbol('value')))
    const { sql, parameters } = build(db, ...(placeholders as unknown as Values)).compile(db)
    const pickFor = (parameter: unknown): CompiledText['parameters'][number] => {
      const index = typeof parameter === 'symbol' ? placeholders.indexOf(parameter) : -1
      return (given) => (index < 0 ? parameter : given[index])
    }
    return { sql, parameters: parameters.map(pickFor) }
  }

  return async (db, ...values) => {
    const shape = values.reduce<number>((bits, value) => bits * 2 + (isAbsent(value) ? 0 : 1), 0)
    const statement = cache.get(shape) ?? compile(db, values)
    cache.set(shape, statement)
    const parameters = statement.parameters.map((pick) => pick(values))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.sql, parameters))
    return rows
  }
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
