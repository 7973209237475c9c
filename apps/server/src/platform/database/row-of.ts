import type { SelectQueryBuilder } from 'kysely'

/** The row type of a query. */
export type RowOf<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never
