// Headlines: articles that creators write and links that they share, each on its own page. Owns `headline`,
// `headline_slug` and `headline_picture`.
import type {} from './activities.ts'
import type {} from './tables.ts'
