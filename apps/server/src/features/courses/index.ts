// Courses: the catalog of courses with its import, and the courses that professionals want, take, finish and rate. Owns
// `course`, whose counters triggers maintain, and `course_learning`.
import type {} from './activities.ts'
import type {} from './tables.ts'
