import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './feed.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'talk', load: loadDemo, counted: 'posts' }]
