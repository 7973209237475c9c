import { PAGE_SIZE } from '@rise/contract/pagination'

/** The beginning of a page of a list: after the item with this time and id, newest first. */
export interface Place {
  readonly at: Date
  readonly id: string
}

/** The number of rows to query: one more than shown, to detect whether more follow. */
export const CURSOR_PAGE_ROWS = PAGE_SIZE + 1

/** Returns the position of a cursor that the contract accepted; undefined for the beginning. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = cursor.split('_')
  return { at: new Date(at), id }
}

/** Returns rows, newest first, as a page of at most PAGE_SIZE items with the cursor of the next page. */
export function toCursorPage<T>(rows: readonly T[], place: (row: T) => Place): { items: T[]; next: string | null } {
  const items = rows.slice(0, PAGE_SIZE)
  const last = items.at(-1)
  if (rows.length <= PAGE_SIZE || last === undefined) return { items, next: null }
  const { at, id } = place(last)
  return { items, next: `${at.toISOString()}_${id}` }
}
