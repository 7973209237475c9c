import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './convos.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'talk', load: loadDemo }]
