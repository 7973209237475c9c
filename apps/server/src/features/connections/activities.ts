declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'member.followed': { followedId: string }
    'member.unfollowed': { followedId: string }
    'member.blocked': { blockedId: string }
  }
}

export type {}
