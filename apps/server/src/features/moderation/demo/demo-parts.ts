import type { DemoPart } from '../../../platform/feature.ts'
import { loadDecided } from './decided.demo.ts'
import { loadDemo } from './reports.demo.ts'

// Runs after the content that is reported.
export const demoParts: readonly DemoPart[] = [
  { stage: 'earnings', load: loadDemo },
  { stage: 'earnings', load: loadDecided },
]
