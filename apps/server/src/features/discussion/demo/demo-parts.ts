import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './comments.demo.ts'

// After real talk, the headlines and the cases, whose threads they are.
export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
