// What admins for content look after, in one piece: every page of the product loads the table of routes, which names each.
export { CoursesPage } from './courses-page.tsx'
export { LayoffsPage } from './layoffs-page.tsx'
export { MissionsPage } from './missions-page.tsx'
