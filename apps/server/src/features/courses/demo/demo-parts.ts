import type { DemoPart } from '../../../platform/feature.ts'
import { loadCourses } from './courses.demo.ts'
import { loadLearning } from './learning.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'teams', load: loadCourses, counted: 'courses' },
  // Stories are created first, because learning needs them.
  { stage: 'ties', load: loadLearning },
]
