import type { DemoPart } from '../../../platform/feature.ts'
import { loadSavedJobs } from './saved-jobs.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadSavedJobs }]
