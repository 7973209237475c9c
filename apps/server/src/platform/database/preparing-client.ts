import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'
import { endWhenLost } from './timed-client.ts'

/** The most statements that a connection keeps prepared; later ones are planned each time, which suits rare ones. */
const MOST_STATEMENTS = 300

/** Marks a statement whose best plan depends on its values: one plan for all would be bad for some. */
export const PLANNED_EACH_TIME = '/* planned each time */'

/** Statements without parameters may also begin a transaction, or be several, which can't be prepared. */
function reads(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || /^\s*select\s/.test(text)
}

/**
 * A connection that prepares each statement with parameters, and each select: Postgres parses it once, and stops
 * planning it once a generic plan proves good enough. For a join of six tables by key, planning costs several times
 * what reading the rows costs.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  // The base class has many signatures; Kysely and we use text with parameters.
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
