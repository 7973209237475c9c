/** The kinds of results of the header's search, in display order. */
export const paletteKinds = [
  'jobs',
  'companies',
  'people',
  'headlines',
  'questions',
  'posts',
  'polls',
  'layoffs',
  'events',
  'courses',
] as const
export type PaletteKind = (typeof paletteKinds)[number]

export const LONGEST_PALETTE_SEARCH = 80
