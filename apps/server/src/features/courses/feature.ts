import type { Feature } from '../../platform/feature.ts'
import { courseFeeds } from './catalog/course-feeds.ts'
import { coursesSitemap } from './catalog/courses-sitemap.ts'
import { coursesData } from './courses-data.ts'
import { importCoursesCommand } from './import/import-courses.command.ts'
import type {} from './index.ts'
import { coursesRoutes } from './routes.ts'

export { courseDeeds } from './catalog/course-deeds.ts'
export { paletteCourses } from './catalog/palette-courses.ts'
export { reportableRating } from './members/reportable-rating.ts'

export const courses: Feature = {
  name: 'courses',
  routes: coursesRoutes,
  files: courseFeeds,
  sitemaps: [coursesSitemap],
  commands: [importCoursesCommand],
  catalogUses: [{ catalog: 'skills', table: 'course', key: 'id', column: 'skill_keys', holds: 'slugs-in-order' }],
  accountData: [coursesData],
  demo: () => import('./demo/demo-parts.ts'),
}
