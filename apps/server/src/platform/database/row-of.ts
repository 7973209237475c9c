import type { SelectQueryBuilder } from 'kysely'

/** A row of what a query selects. */
export type RowOf<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never
