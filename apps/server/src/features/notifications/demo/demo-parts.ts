import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './announcement.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadDemo }]
