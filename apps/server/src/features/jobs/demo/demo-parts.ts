import type { DemoPart } from '../../../platform/feature.ts'
import { loadKeptJobs } from './kept-jobs.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadKeptJobs }]
