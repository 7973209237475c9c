import { BOARD, OwnApplication, OwnApplications, ownLists, useOwnCounts } from '../applications/index.ts'
import { AskAfterApplying } from '../copilot/index.ts'
import type { OwnJobSlots } from '../jobs/index.ts'

export const ownJobSlots: OwnJobSlots = {
  ...{ lists: ownLists, board: BOARD, useCounts: useOwnCounts, List: OwnApplications },
  One: ({ id }) => <OwnApplication id={id} Next={AskAfterApplying} />,
}
