import type { DemoPart } from '../../../platform/feature.ts'
import { loadBoards } from './boards.demo.ts'
import { loadDemo } from './jobs.demo.ts'
import { loadWrittenJobs } from './written-jobs.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'imports', load: loadDemo, counted: 'jobs' },
  { stage: 'imports', load: loadBoards, counted: 'jobs from boards' },
  // Loaded after the teams that write these jobs.
  { stage: 'profiles', load: loadWrittenJobs, counted: 'jobs that companies wrote' },
]
