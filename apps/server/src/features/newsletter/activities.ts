declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Anew, or again after they ended it; not by signing up through one of its forms. */
    'newsletter.subscribed': NoData
  }
}
