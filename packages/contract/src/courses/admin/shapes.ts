import { z } from 'zod'
import { courseStates } from '../kinds.ts'
import { courseCard } from '../shapes.ts'

/** A course in the admins' list. */
export const adminCourse = courseCard.extend({
  state: z.enum(courseStates),
  version: z.int(),
  link: z.string(),
  description: z.string(),
})
export type AdminCourse = z.output<typeof adminCourse>

/** The result of an import of courses. */
export const courseReport = z.object({
  /** The unit of `place`: the lines of a CSV file, or the items of a JSON file. */
  unit: z.enum(['line', 'item']),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Why entries were rejected, or stored without a value; at most the first hundred. */
  reasons: z.array(z.object({ place: z.int(), reason: z.string() })),
})
export type CourseReport = z.output<typeof courseReport>
