import type { DemoPart } from '../../../platform/feature.ts'
import { loadSmartApply } from './smart-apply.demo.ts'

export const demoParts: readonly DemoPart[] = [
  // After the applications, which its rules look at.
  { stage: 'ties', load: loadSmartApply, counted: 'smart apply members' },
]
