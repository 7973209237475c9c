import { type AliasedExpression, type Expression, sql } from 'kysely'
import type { Database, Tx } from './database/database.ts'

/** The owner of the page that a host queries, and its viewer. */
export interface Shown {
  readonly db: Database | Tx
  /** The owner's id, as the host's query names it. */
  readonly ownerId: Expression<string>
  /** The viewer's actor, null for guests and admins. */
  readonly viewerId: string | null
}

/** One feature's part of another feature's page: a value of the host's query, and its presentation. */
export interface Part<T> {
  readonly column: (shown: Shown) => Expression<unknown>
  readonly present: (value: unknown) => T
}

/** A host's slot: one part for each field that other features fill, by the contract's names. */
export type Slot<Fields extends object> = { readonly [Name in keyof Fields]: Part<Fields[Name]> }

/**
 * A part whose two halves agree on the value: JSON when the query converts it to JSON, so a date may arrive as text.
 */
export function part<Value, T>(halves: { column(shown: Shown): Expression<Value>; present(value: Value): T }): Part<T> {
  // A host returns the column's value, and nothing else.
  return halves as Part<T>
}

/** Returns the columns of a slot's parts, for the host's one statement. */
export function slotColumns<Fields extends object>(
  slot: Slot<Fields>,
  shown: Shown,
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
