import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { courseActs } from './acts-of-activities.ts'
import { badgeRules } from './badge-rules.ts'
import { courseFeeds } from './catalog/course-feeds.ts'
import { coursesSitemap } from './catalog/courses-sitemap.ts'
import { countedDeeds } from './counted-deeds.ts'
import { coursePicture } from './course-picture.ts'
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
  files: [...courseFeeds, coursePicture],
  sitemaps: [coursesSitemap],
  commands: [importCoursesCommand],
  catalogUses: [{ catalog: 'skills', table: 'course', key: 'id', column: 'skill_keys', holds: 'slugs-in-order' }],
  earns: badgeRules,
  counts: countedDeeds,
  actsOfActivities: courseActs,
  pathInAdmin: {
    things: (ids) => sql`select id, '/courses/' || slug as path from course where id = any(${ids}::uuid[])`,
  },
  accountData: [coursesData],
  demo: () => import('./demo/demo-parts.ts'),
}
