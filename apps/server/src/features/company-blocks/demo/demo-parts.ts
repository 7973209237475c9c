import type { DemoPart } from '../../../platform/feature.ts'
import { loadBuiltPages } from './built-pages.demo.ts'

export const demoParts: readonly DemoPart[] = [
  // People need a story first.
  { stage: 'ties', load: loadBuiltPages, counted: 'pages of blocks' },
]
