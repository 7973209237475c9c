import { NOT_SPECIFIED } from '../list.ts'

/** The orders of the list of courses; the first is the default. */
export const courseSorts = ['popular', 'best-rated', 'newest', 'shortest', 'longest', 'title'] as const
export type CourseSort = (typeof courseSorts)[number]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** The prices of a course, as the filter groups them. */
export const coursePrices = ['free', 'paid', NOT_SPECIFIED] as const
export type CoursePrice = (typeof coursePrices)[number]

/** The state of a course: in the catalog, hidden, or merged into another. */
export const courseStates = ['public', 'hidden', 'merged'] as const
export type CourseState = (typeof courseStates)[number]

/** A professional's states of a course. */
export const learningStates = ['want', 'doing', 'taken'] as const
export type LearningState = (typeof learningStates)[number]
