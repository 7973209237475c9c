import type { Stage } from '../kinds.ts'

/** The state of an application made elsewhere, as the professional sets it. */
export const outsideStages = [
  'received',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const satisfies readonly Stage[]
export type OutsideStage = (typeof outsideStages)[number]
