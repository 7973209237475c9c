import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './feed.demo.ts'
import { loadPollPosts } from './poll-posts.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'talk', load: loadDemo, counted: 'posts' },
  { stage: 'talk', load: loadPollPosts, counted: 'posts with polls' },
]
