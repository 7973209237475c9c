// What other features show of courses: a part of the home page, and those that teach skills a job asks for.
import { lazy } from 'react'

export { loadPopularCourses, PopularCourses } from './popular-courses.tsx'

/** Needs a Suspense around it. */
export const CoursesForSkills = lazy(async () => ({
  default: (await import('./courses-for-skills.tsx')).CoursesForSkills,
}))
