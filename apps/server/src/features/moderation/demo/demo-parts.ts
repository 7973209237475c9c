import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './reports.demo.ts'

// After everything that is reported.
export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
