import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './polls.demo.ts'
import { loadVotes } from './votes.demo.ts'

// Votes come once the polls within posts are there.
export const demoParts: readonly DemoPart[] = [
  { stage: 'talk', load: loadDemo, counted: 'polls' },
  { stage: 'earnings', load: loadVotes },
]
