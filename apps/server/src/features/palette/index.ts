// Palette: the header's search across features; each feature searches its own rows. Owns no tables.
export { begunRows } from './begun-rows.ts'
export { paletteOf } from './palette-of.ts'
