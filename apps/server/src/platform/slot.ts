import { type AliasedExpression, type Expression, sql } from 'kysely'
import type { Database, Tx } from './database/database.ts'

/** Whose page a host's query is about, and who looks at it. */
export interface Shown {
  readonly db: Database | Tx
  /** The id of its owner, as the host's query names it. */
  readonly ownerId: Expression<string>
  /** The actor of the member who looks, null for guests and admins. */
  readonly viewerId: string | null
}

/** What one feature shows on another's page: a value of the host's query, and what is made of it. */
export interface Part<T> {
  readonly column: (shown: Shown) => Expression<unknown>
  readonly present: (value: unknown) => T
}

/** A host's slot: one part for each field that other features fill, by the contract's names. */
export type Slot<Fields extends object> = { readonly [Name in keyof Fields]: Part<Fields[Name]> }

/** A part whose two halves agree on the value: JSON where the query makes JSON of it, so that a date may come as text. */
export function part<Value, T>(halves: { column(shown: Shown): Expression<Value>; present(value: Value): T }): Part<T> {
  // A host passes back what the column gave, and nothing else.
  return halves as Part<T>
}

/** The columns of a slot's parts, for the one statement of the host. */
export function slotColumns<Fields extends object>(
  slot: Slot<Fields>,
  shown: Shown,
): AliasedExpression<unknown, keyof Fields & string>[] {
  return partsOf(slot).map(([name, { column }]) => sql`${column(shown)}`.as(name))
}

/** A slot's fields, from a row with its columns. */
export function presentSlot<Fields extends object>(
  slot: Slot<Fields>,
  row: Readonly<Record<keyof Fields & string, unknown>>,
): Fields {
  return Object.fromEntries(partsOf(slot).map(([name, { present }]) => [name, present(row[name])])) as Fields
}

function partsOf<Fields extends object>(slot: Slot<Fields>) {
  return Object.entries(slot) as [keyof Fields & string, Part<unknown>][]
}
