import { t } from '@rise/texts'
import { type Stage, type TeamStage, teamStages } from '../kinds.ts'
import { stageNames } from '../words.ts'
import type { HiringStage } from './shapes.ts'

/** A column of a team's board: one of the company's own stages, or a stage that all companies have. */
export interface Column {
  readonly stage: TeamStage
  /** The id of the company's own stage; null for a stage of all companies. */
  readonly stageId: string | null
  readonly name: string
}

/**
 * Returns the columns of a company's board: for each kind of stage, the company's own stages in order, or the standard
 * stage if it has none.
 */
export function columnsOf(own: readonly HiringStage[]): Column[] {
  return teamStages.flatMap((stage): Column[] => {
    const ofKind = own.filter(({ kind }) => kind === stage)
    if (ofKind.length === 0) return [{ stage, stageId: null, name: t(stageNames[stage]) }]
    return ofKind.map(({ _id, name }) => ({ stage, stageId: _id, name }))
  })
}

interface StageOfApplication {
  readonly stage: Stage
  readonly stageId: string | null
}

/** Returns the column of an application; undefined for one that was declined or withdrawn. */
export function columnOf({ stage, stageId }: StageOfApplication, columns: readonly Column[]): Column | undefined {
  const ofKind = columns.filter((column) => column.stage === stage)
  return ofKind.find((column) => column.stageId === stageId) ?? ofKind[0]
}

/** Returns the name of the stage that an application is in, as its team reads it. */
export function stageNameOf(current: StageOfApplication, columns: readonly Column[]): string {
  return columnOf(current, columns)?.name ?? t(stageNames[current.stage])
}
