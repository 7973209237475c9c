import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './broadcast.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadDemo }]
