import type { z } from 'zod'
import type { JsonPart } from '../../../platform/json-walker.ts'
import type { ReadItem } from '../posting.ts'
import { cleanLine } from '../text/clean-text.ts'
import { fieldOf } from './board-items.ts'
import type { SourceHints } from './source-hints.ts'

/** The data about a board that the reader of an item gets. */
export interface BoardFacts {
  /** The members of the outermost object that come before the items. */
  readonly members: ReadonlyMap<string, unknown>
  readonly hints: SourceHints
}

export type ItemReader = (part: Pick<JsonPart, 'value' | 'leftOut'>, board: BoardFacts) => ReadItem

/**
 * Creates a reader of one item, which passes a value that `schema` accepts to `read`, and rejects any other value with
 * the first invalid field. An item that had to be cut is rejected, too. `keyField` is the field with the item's key.
 */
export function itemReader<T>(
  schema: z.ZodType<T>,
  read: (item: T, board: BoardFacts) => ReadItem,
  keyField = 'id',
): ItemReader {
  return ({ value, leftOut }, board) => {
    if (leftOut !== null) return { rejected: { key: keyOf(value, keyField), reason: `item: ${leftOut}` } }
    const parsedItem = schema.safeParse(value)
    return parsedItem.success
      ? read(parsedItem.data, board)
      : { rejected: { key: keyOf(value, keyField), reason: reasonOf(parsedItem.error) } }
  }
}

function keyOf(item: unknown, keyField: string): string | null {
  const id = fieldOf(item, keyField)
  return typeof id === 'string' || typeof id === 'number' ? cleanLine(String(id)).slice(0, 200) || null : null
}

function reasonOf(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'It could not be read.'
  const path = issue.path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text === '' ? '' : '.'}${String(part)}`),
    '',
  )
  return `${path === '' ? 'item' : path}: ${issue.message}`
}
