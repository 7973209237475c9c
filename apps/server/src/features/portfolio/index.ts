// Portfolio: the cases that professionals write about their work. Owns `portfolio_case`, `portfolio_slug` and
// `portfolio_case_picture`.
import type {} from './tables.ts'

export { portfolioData } from './portfolio-data.ts'
export { portfolioPicture } from './portfolio-picture.ts'
export { portfolioSitemap } from './portfolio-sitemap.ts'
export { portfolioRoutes } from './routes.ts'
