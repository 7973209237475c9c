import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './comments.demo.ts'

// Runs after real talk, the headlines and the cases, which the threads are about.
export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
