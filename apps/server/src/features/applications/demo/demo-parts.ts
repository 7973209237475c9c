import type { DemoPart } from '../../../platform/feature.ts'
import { loadApplications } from './applications.demo.ts'

export const demoParts: readonly DemoPart[] = [
  // Runs after the jobs and the stories.
  { stage: 'writings', load: loadApplications, counted: 'applications' },
]
