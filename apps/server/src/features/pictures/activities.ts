declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Null if the picture was removed. */
    'picture.chosen': { kind: 'photo' | 'cover'; pictureId: string | null }
  }
}

export type {}
