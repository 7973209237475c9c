declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The actor exceeded their best progress so far, and has not finished. */
    'mission.progressed': { missionId: string; progress: number }
    /** The actor finished a mission for the first time, or once more. */
    'mission.done': { missionId: string; round: number }
    /** The content that had earned the points is deleted. */
    'mission.undone': { missionId: string; round: number }
    'reward.claimed': { claimId: string }
    /** By an admin. */
    'reward.fulfilled': { claimId: string }
    'reward.declined': { claimId: string }
  }
}

export type {}
