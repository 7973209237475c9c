import type { DemoPart } from '../../../platform/feature.ts'
import { loadAbout } from './about.demo.ts'
import { loadFrame } from './frame.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'writings', load: loadAbout },
  { stage: 'writings', load: loadFrame },
]
