import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './missions.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: loadDemo }]
