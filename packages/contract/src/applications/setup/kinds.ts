import type { TeamStage } from '../kinds.ts'

/** The kinds that a company's own stages belong to. */
export const stageKinds = ['review', 'interview', 'offer'] as const satisfies readonly TeamStage[]
export type StageKind = (typeof stageKinds)[number]

export const templatePurposes = ['message', 'decline'] as const
export type TemplatePurpose = (typeof templatePurposes)[number]
