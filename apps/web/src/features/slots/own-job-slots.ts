import { BOARD, OwnApplication, OwnApplications, ownLists } from '../applications/index.ts'
import type { OwnJobSlots } from '../jobs/index.ts'

export const ownJobSlots: OwnJobSlots = { lists: ownLists, board: BOARD, List: OwnApplications, One: OwnApplication }
