// Courses: the catalog with its import, and what professionals say of courses. Owns `course`, whose counters the database
// itself keeps right, and `course_learning`.
import type {} from './activities.ts'
import type {} from './tables.ts'
