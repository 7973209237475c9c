import type { DemoPart } from '../../../platform/feature.ts'
import { loadCopilot } from './copilot.demo.ts'

export const demoParts: readonly DemoPart[] = [
  // Runs after the jobs and the stories.
  { stage: 'writings', load: loadCopilot },
]
