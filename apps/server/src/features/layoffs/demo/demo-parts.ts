import type { DemoPart } from '../../../platform/feature.ts'
import { loadPeople } from './affected.demo.ts'
import { loadLayoffs } from './layoffs.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'teams', load: loadLayoffs, counted: 'layoffs' },
  // Stories are created first, because affected people need them.
  { stage: 'ties', load: loadPeople },
]
