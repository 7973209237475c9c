import type { DemoPart } from '../../../platform/feature.ts'
import { countVisits } from './numbers.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'earnings', load: countVisits }]
