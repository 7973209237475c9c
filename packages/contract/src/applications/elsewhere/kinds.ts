import type { Stage } from '../kinds.ts'

/** Where an application made elsewhere stands, as the professional says. */
export const outsideStages = [
  'received',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const satisfies readonly Stage[]
export type OutsideStage = (typeof outsideStages)[number]
