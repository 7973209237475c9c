declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The actor exceeded their best progress so far, but has not finished the mission. */
    'mission.progressed': { missionId: string; progress: number }
    /** The actor finished a mission, for the first time or again. */
    'mission.done': { missionId: string; round: number }
    /** The content that had earned the points was deleted or hidden. */
    'mission.undone': { missionId: string; round: number }
    'reward.claimed': { claimId: string }
    /** An admin fulfilled or declined the claim. */
    'reward.fulfilled': { claimId: string }
    'reward.declined': { claimId: string }
  }
}

export type {}
