declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The actor got further than ever before, and is not done. */
    'mission.progressed': { missionId: string; progress: number }
    /** The actor finished a mission for the first time, or once more. */
    'mission.done': { missionId: string; round: number }
    /** What had earned the points is gone. */
    'mission.undone': { missionId: string; round: number }
    'reward.claimed': { claimId: string }
    /** By an admin. */
    'reward.fulfilled': { claimId: string }
    'reward.declined': { claimId: string }
  }
}

export type {}
