import type { DemoPart } from '../../../platform/feature.ts'
import { loadBoards } from './boards.demo.ts'
import { loadDemo } from './jobs.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'imports', load: loadDemo, counted: 'jobs' },
  { stage: 'imports', load: loadBoards, counted: 'jobs from boards' },
]
