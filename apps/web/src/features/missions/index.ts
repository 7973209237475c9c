// What stories show of missions, the rewards on the viewer's own, and the admins' section.
import { lazy } from 'react'

export { MISSIONS_PATH } from './missions-path.ts'
export { StoryMissionsPart } from './story-missions.tsx'

/** Needs a Suspense around it. */
export const Rewards = lazy(async () => ({ default: (await import('./rewards/rewards.tsx')).Rewards }))

/** For the admin area alone. Needs a Suspense around it. */
export const MissionsAdmin = lazy(async () => ({ default: (await import('./admin/missions-admin.tsx')).MissionsAdmin }))
