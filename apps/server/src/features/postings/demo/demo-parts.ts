import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './jobs.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'imports', load: loadDemo, counted: 'jobs' }]
