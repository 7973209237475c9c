import type { DemoPart } from '../../../platform/feature.ts'
import { loadCourses } from './courses.demo.ts'
import { loadLearning } from './learning.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'teams', load: loadCourses, counted: 'courses' },
  // People need a story first.
  { stage: 'ties', load: loadLearning },
]
