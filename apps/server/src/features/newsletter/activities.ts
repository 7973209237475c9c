declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** Includes subscribing again; excludes a sign-up through one of its forms. */
    'newsletter.subscribed': NoData
  }
}
