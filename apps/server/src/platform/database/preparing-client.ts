import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'
import { endWhenLost } from './timed-client.ts'

/**
 * The maximum number of statements that a connection keeps prepared. Later statements, which are rare ones, are planned
 * each time.
 */
const MOST_STATEMENTS = 300

/** Marks a statement whose best plan depends on its values, so that one plan would be bad for some values. */
export const PLANNED_EACH_TIME = '/* planned each time */'

/**
 * Whether a statement can be prepared: one with parameters, or a select. Other statements without parameters may begin
 * a transaction, or be several statements.
 */
function reads(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || /^\s*select\s/.test(text)
}

/**
 * A connection that prepares each statement with parameters, and each select with an empty list of them. Postgres then
 * parses the statement once, and stops planning it once a generic plan proves good enough. For a join of six tables by
 * key, planning takes several times as long as reading the rows.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  // The base class has many signatures. Kysely and we use only the one with a text and parameters.
  override query = ((...input: Parameters<Client['query']>) => {
    const [text, values, ...rest] = input as unknown[]
    const name =
      typeof text === 'string' && Array.isArray(values) && reads(text, values) ? this.#nameOf(text) : undefined
    if (name === undefined) return endWhenLost(this, Reflect.apply(super.query, this, input))
    const config: QueryConfig = { name, text: text as string, values: values as unknown[] }
    return endWhenLost(this, Reflect.apply(super.query, this, [config, ...rest]))
  }) as Client['query']

  #nameOf(text: string): string | undefined {
    const knownName = this.#names.get(text)
    if (knownName !== undefined || this.#names.size >= MOST_STATEMENTS || text.includes(PLANNED_EACH_TIME))
      return knownName
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
