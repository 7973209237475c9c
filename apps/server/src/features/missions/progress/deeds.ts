import type { MissionDeed } from '@rise/contract/missions/kinds'
import { collected } from '../../../platform/manifest/collected.ts'
import type { CountedDeed } from '../../../platform/manifest/counted-deed.ts'

export type Deeds = Readonly<Record<MissionDeed, CountedDeed>>

/** The actions that count towards missions, as declared by the features. */
export const deeds = collected<Deeds>('deeds')
