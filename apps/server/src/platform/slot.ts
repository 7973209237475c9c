import { type AliasedExpression, type Expression, sql } from 'kysely'
import type { Database, Tx } from './database/database.ts'

/** The owner of the page that a host queries, and the viewer of the page. */
export interface ShownPage {
  readonly db: Database | Tx
  /** The expression for the owner's id in the host's query. */
  readonly ownerId: Expression<string>
  /** The viewer's actor; null for guests and admins. */
  readonly viewerId: string | null
}

/**
 * One feature's part of another feature's page: a value of the host's query, and the function that presents the value.
 */
export interface Part<T> {
  readonly column: (shown: ShownPage) => Expression<unknown>
  readonly present: (value: unknown) => T
}

/** A host's slot, with one part for each field that other features fill, by the contract's names. */
export type Slot<Fields extends object> = { readonly [Name in keyof Fields]: Part<Fields[Name]> }

/**
 * Returns a part whose two functions agree on the value's type. If the query converts the value to JSON, a date may be
 * text.
 */
export function part<Value, T>(halves: {
  column(shown: ShownPage): Expression<Value>
  present(value: Value): T
}): Part<T> {
  // The host passes only the value of this part's column.
  return halves as Part<T>
}

/** Returns the columns of a slot's parts, for the host's one statement. */
export function slotColumns<Fields extends object>(
  slot: Slot<Fields>,
  shown: ShownPage,
): AliasedExpression<unknown, keyof Fields & string>[] {
  return partsOf(slot).map(([name, { column }]) => sql`${column(shown)}`.as(name))
}

/** Returns a slot's fields from a row with its columns. */
export function presentSlot<Fields extends object>(
  slot: Slot<Fields>,
  row: Readonly<Record<keyof Fields & string, unknown>>,
): Fields {
  return Object.fromEntries(partsOf(slot).map(([name, { present }]) => [name, present(row[name])])) as Fields
}

function partsOf<Fields extends object>(slot: Slot<Fields>) {
  return Object.entries(slot) as [keyof Fields & string, Part<unknown>][]
}
