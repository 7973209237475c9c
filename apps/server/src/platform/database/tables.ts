/**
 * Every table of the database, for Kysely. Empty here: each feature adds the tables that it owns by augmenting this
 * interface in its own `tables.ts`. Reads may so join across features, and the platform stays free of product terms.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
