import type { DemoPart } from '../../../platform/feature.ts'
import { loadSmartApply } from './smart-apply.demo.ts'

export const demoParts: readonly DemoPart[] = [
  // Loaded after the applications, which the rules check.
  { stage: 'ties', load: loadSmartApply, counted: 'smart apply members' },
]
