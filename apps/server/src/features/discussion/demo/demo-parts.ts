import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './comments.demo.ts'

// Runs after Real Talk, headlines and cases, because the threads belong to them.
export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
