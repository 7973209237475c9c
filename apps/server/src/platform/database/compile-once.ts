import { CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

interface Statement<Row> {
  compile(db: Database | Tx): CompiledQuery<Row>
}

/**
 * A statement whose text is built on first use and cached: for queries of nearly every request, where building the text
 * would take as long as reading the rows. `build` receives a placeholder for each value, so its text must not depend on
 * the values, and it may only insert them.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Database | Tx, ...standIns: Values) => Statement<Row>,
): (db: Database | Tx, ...values: Values) => Promise<Row[]> {
  const standIns = Array.from({ length: build.length - 1 }, (_, index) => Symbol(index))
  let kept: { readonly text: string; readonly valueAt: readonly ((values: Values) => unknown)[] } | undefined

  function compile(db: Database | Tx) {
    const { sql, parameters } = build(db, ...(standIns as unknown as Values)).compile(db)
    const valueAt = parameters.map((parameter) => {
      const index = standIns.indexOf(parameter as symbol)
      return (values: Values) => (index < 0 ? parameter : values[index])
    })
    return { text: sql, valueAt }
  }

  return async (db, ...values) => {
    kept ??= compile(db)
    const parameters = kept.valueAt.map((value) => value(values))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(kept.text, parameters))
    return rows
  }
}
