// What stories show of missions, the rewards on one's own, and the admins' section.
import { lazy } from 'react'

export { StoryMissionsPart } from './story-missions.tsx'

export const MISSIONS_PATH = '/missions'

/** Needs a Suspense around it. */
export const Rewards = lazy(async () => ({ default: (await import('./rewards/rewards.tsx')).Rewards }))

/** For the admin area alone. Needs a Suspense around it. */
export const MissionsAdmin = lazy(async () => ({ default: (await import('./admin/missions-admin.tsx')).MissionsAdmin }))
