import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './mailings.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadDemo }]
