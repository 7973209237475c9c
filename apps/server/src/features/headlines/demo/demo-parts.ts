import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './headlines.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'writings', load: loadDemo }]
