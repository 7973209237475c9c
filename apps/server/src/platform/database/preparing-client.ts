import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'
import { endWhenLost } from './timed-client.ts'

/** A connection keeps so many statements; what comes after them is planned each time, as rare things may be. */
const MOST_STATEMENTS = 300

/** Stands in a statement whose best plan depends on the values: one plan for all would be a bad one for some. */
export const PLANNED_EACH_TIME = '/* planned each time */'

/** What has no parameters may also begin a transaction, or be several statements, which cannot be prepared. */
function reads(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || /^\s*select\s/.test(text)
}

/**
 * A connection that prepares each statement with parameters, and each that selects: Postgres parses it once, and plans it once it knows that
 * one plan serves all. For a join of six tables by their keys planning costs several times what the rows cost.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  // The signatures of the base class are many; Kysely and we use text with parameters.
  override query = ((...input: Parameters<Client['query']>) => {
    const [text, values, ...rest] = input as unknown[]
    const name =
      typeof text === 'string' && Array.isArray(values) && reads(text, values) ? this.#nameOf(text) : undefined
    if (name === undefined) return endWhenLost(this, Reflect.apply(super.query, this, input))
    const config: QueryConfig = { name, text: text as string, values: values as unknown[] }
    return endWhenLost(this, Reflect.apply(super.query, this, [config, ...rest]))
  }) as Client['query']

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_STATEMENTS || text.includes(PLANNED_EACH_TIME)) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
