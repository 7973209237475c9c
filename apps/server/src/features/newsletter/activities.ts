declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Also after they had ended it; not by signing up through one of its forms. */
    'newsletter.subscribed': NoData
  }
}
