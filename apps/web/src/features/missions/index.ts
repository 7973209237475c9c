// The parts of missions for stories, and the rewards on the viewer's own.
import { lazy } from 'react'

export { MISSIONS_PATH } from './missions-path.ts'
export { StoryMissionsPart } from './story-missions.tsx'

/** Needs a Suspense around it. */
export const Rewards = lazy(async () => ({ default: (await import('./rewards/rewards.tsx')).Rewards }))
