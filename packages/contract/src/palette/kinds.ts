/** The kinds of results of the header's search, in display order; a company or person of the typed name comes first. */
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
