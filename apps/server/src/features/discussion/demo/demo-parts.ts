import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './comments.demo.ts'

// Runs after Real talk, headlines and cases, because the threads belong to their content.
export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
