// Headlines: articles that creators write here, and links that they share, on their own pages. Owns `headline`,
// `headline_slug` and `headline_picture`.
import type {} from './activities.ts'
import type {} from './tables.ts'
