import type { DemoPart } from '../../../platform/feature.ts'
import { loadDigests } from './digests.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadDigests }]
