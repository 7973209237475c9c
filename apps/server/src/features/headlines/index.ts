// Headlines: articles that creators write here, and links that they share, on pages of their own. Owns `headline`,
// `headline_slug` and `headline_picture`.
import type {} from './tables.ts'

export { headlinePicture } from './headline-picture.ts'
export { headlinesData } from './headlines-data.ts'
export { headlinesSitemap } from './headlines-sitemap.ts'
export { headlinesRoutes } from './routes.ts'
