declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * A member subscribed in the settings or by a link, perhaps not for the first time. Not recorded for sign-ups
     * through a newsletter form.
     */
    'newsletter.subscribed': NoData
  }
}
