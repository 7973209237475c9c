import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './real-talk.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'talk', load: loadDemo }]
