import type { DemoPart } from '../../../platform/feature.ts'
import { loadEvents } from './events.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'ties', load: loadEvents, counted: 'events' }]
