// What other features show of courses: a part of the home page, those that teach skills a job asks for, and the admins' section.
import { lazy } from 'react'

export { loadPopularCourses, PopularCourses } from './popular-courses.tsx'

/** Needs a Suspense around it. */
export const CoursesForSkills = lazy(async () => ({
  default: (await import('./courses-for-skills.tsx')).CoursesForSkills,
}))

/** For the admin area alone. Needs a Suspense around it. */
export const CoursesAdmin = lazy(async () => ({ default: (await import('./admin/courses-admin.tsx')).CoursesAdmin }))
