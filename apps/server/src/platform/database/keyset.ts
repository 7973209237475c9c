import { PAGE_SIZE } from '@rise/contract/pagination'

/** Where a stretch of a list begins: after the item of this time and id, counted from the newest. */
export interface Place {
  readonly at: Date
  readonly id: string
}

/** How many rows to ask for: one more than is shown tells whether anything follows. */
export const STRETCH_ROWS = PAGE_SIZE + 1

/** The place of a cursor that the contract let through; undefined for the beginning. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = cursor.split('_')
  return { at: new Date(at), id }
}

/** Rows, the newest first, as a stretch of the list: at most a page, and the cursor of what follows. */
export function toStretch<T>(rows: readonly T[], place: (row: T) => Place): { items: T[]; next: string | null } {
  const items = rows.slice(0, PAGE_SIZE)
  const last = items.at(-1)
  if (rows.length <= PAGE_SIZE || last === undefined) return { items, next: null }
  const { at, id } = place(last)
  return { items, next: `${at.toISOString()}_${id}` }
}
