declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** The actor exceeded their best progress, but has not finished the mission. */
    'mission.progressed': { missionId: string; progress: number }
    /** The actor finished a mission, for the first time or again. */
    'mission.done': { missionId: string; round: number }
    /** The content that had earned the points was deleted. */
    'mission.undone': { missionId: string; round: number }
    'reward.claimed': { claimId: string }
    /** An admin ended the mission. */
    'reward.fulfilled': { claimId: string }
    'reward.declined': { claimId: string }
  }
}

export type {}
