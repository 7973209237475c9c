import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './polls.demo.ts'
import { loadVotes } from './votes.demo.ts'

// Votes are loaded last, so that polls in posts exist.
export const demoParts: readonly DemoPart[] = [
  { stage: 'talk', load: loadDemo, counted: 'polls' },
  { stage: 'earnings', load: loadVotes },
]
