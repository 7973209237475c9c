// The parts of courses for other features: the home page, and courses that teach the skills of a job.
import { lazy } from 'react'

export { loadPopularCourses, PopularCourses } from './popular-courses.tsx'

/** Needs a Suspense around it. */
export const CoursesForSkills = lazy(async () => ({
  default: (await import('./courses-for-skills.tsx')).CoursesForSkills,
}))
