import type { CourseLevel, CoursePrice, CourseSort, LearningState } from './kinds.ts'

export const levelNames: Readonly<Record<CourseLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export const priceNames: Readonly<Record<CoursePrice, string>> = {
  free: 'Free',
  paid: 'Paid',
  'not-specified': 'Not specified',
}

export const sortNames: Readonly<Record<CourseSort, string>> = {
  popular: 'Most popular',
  'best-rated': 'Best rated',
  newest: 'Newest',
  shortest: 'Shortest',
  longest: 'Longest',
  title: 'Title, A to Z',
}

export const learningNames: Readonly<Record<LearningState, string>> = {
  want: 'Want to take',
  doing: 'Taking it now',
  taken: 'Finished',
}
