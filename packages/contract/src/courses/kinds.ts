import { NOT_SPECIFIED } from '../list.ts'

/** The orders of the list; the first is the usual one. */
export const courseSorts = ['popular', 'best-rated', 'newest', 'shortest', 'longest', 'title'] as const
export type CourseSort = (typeof courseSorts)[number]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** What a course costs, as the filter groups it. */
export const coursePrices = ['free', 'paid', NOT_SPECIFIED] as const
export type CoursePrice = (typeof coursePrices)[number]

/** Where a course stands: in the catalog, out of it, or part of another. */
export const courseStates = ['public', 'hidden', 'merged'] as const
export type CourseState = (typeof courseStates)[number]

/** What a professional says of a course. */
export const learningStates = ['want', 'doing', 'taken'] as const
export type LearningState = (typeof learningStates)[number]
