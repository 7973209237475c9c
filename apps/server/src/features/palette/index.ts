// Palette: the header's search across features; each feature searches its own rows. Owns no tables.

export { paletteOf } from './palette-of.ts'
export { prefixRows } from './prefix-rows.ts'
