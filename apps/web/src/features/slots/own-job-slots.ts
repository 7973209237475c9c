import { OwnApplication, OwnApplications, ownLists } from '../applications/index.ts'
import type { OwnJobSlots } from '../jobs/index.ts'

export const ownJobSlots: OwnJobSlots = { lists: ownLists, List: OwnApplications, One: OwnApplication }
