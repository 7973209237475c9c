// The palette: the header's one search over things of several features, each of which finds its own. Owns no tables.
export { begunRows } from './begun-rows.ts'
export type { PaletteSource } from './source.ts'
