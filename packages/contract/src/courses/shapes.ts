import { z } from 'zod'
import { catalogEntry } from '../catalogs/shapes.ts'
import { memberCard } from '../connections/shapes.ts'
import { audience, lock } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { courseLevels, learningStates } from './kinds.ts'

/** A course in the catalog. Values that its provider doesn't state are null, never guessed. */
export const courseCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  provider: z.string(),
  /** The first lines of the description, as plain text. */
  summary: z.string(),
  categories: z.array(catalogEntry),
  level: z.enum(courseLevels).nullable(),
  hours: z.number().nullable(),
  /** An amount of 0 is free; its currency is null. */
  price: z.object({ amount: z.number(), currency: z.string().nullable() }).nullable(),
  language: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The skills that the course teaches; `slug` is the filter's value. */
  skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  audience,
  /** Ratings by members who finished the course. The average has one decimal, and is null without ratings. */
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  want: z.int(),
  doing: z.int(),
  taken: z.int(),
})
export type CourseCard = z.output<typeof courseCard>

/** A course with everything its page shows. */
export const course = courseCard.extend({
  /** Plain text; only the first lines for viewers outside its audience. */
  description: z.string(),
  /** The course's page at the provider; null for viewers outside its audience. */
  link: z.string().nullable(),
  linkHost: z.string(),
  locked: lock,
  reactions,
  /** Courses that teach some of the same skills, or of the same category, at most four. */
  similar: z.array(courseCard),
  updatedAt: z.iso.datetime(),
})
export type Course = z.output<typeof course>

const countByValue = z.object({ slug: z.string(), name: z.string(), courses: z.int() })

/** The counts of the filters of the list of courses; each filter's counts ignore its own value. */
export const courseFigures = z.object({
  courses: z.int(),
  categories: z.array(countByValue),
  levels: z.array(countByValue),
  prices: z.array(countByValue),
  languages: z.array(countByValue),
  /** The most frequent skills. */
  skills: z.array(countByValue),
})
export type CourseFigures = z.output<typeof courseFigures>

/** A skill that courses teach, by its name in the query. */
export const taughtSkill = z.object({ slug: z.string(), name: z.string(), courses: z.int() })
export type TaughtSkill = z.output<typeof taughtSkill>

/** A skill that open jobs name and courses teach, with both numbers. */
export const skillInDemand = taughtSkill.extend({
  jobs: z.int(),
  /** The most popular courses that teach it, at most three. */
  top: z.array(courseCard),
})
export type SkillInDemand = z.output<typeof skillInDemand>

/** A professional's state of a course. */
export const ownLearning = z.object({
  state: z.enum(learningStates),
  takenAt: z.iso.datetime().nullable(),
  /** The member's rating; null without one. */
  rating: z.int().nullable(),
  words: z.string(),
  /** Whether the course was added to the member's story from here. */
  onStory: z.boolean(),
})
export type OwnLearning = z.output<typeof ownLearning>

/** A course among the viewer's own. */
export const ownCourse = z.object({ course: courseCard, state: z.enum(learningStates) })
export type OwnCourse = z.output<typeof ownCourse>

/** A rating of a course. */
export const courseReview = z.object({
  _id: z.string(),
  member: memberCard,
  rating: z.int(),
  /** The text of the review; may be empty. */
  words: z.string(),
  date: z.iso.datetime(),
})
export type CourseReview = z.output<typeof courseReview>
