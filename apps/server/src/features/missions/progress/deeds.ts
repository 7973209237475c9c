import type { MissionDeed } from '@rise/contract/missions/kinds'
import { collected } from '../../../platform/manifest/collected.ts'
import type { CountedDeed } from '../../../platform/manifest/counted-deed.ts'

export type Deeds = Readonly<Record<MissionDeed, CountedDeed>>

/** What counts towards missions, as the features declare it. */
export const deeds = collected<Deeds>('deeds')
