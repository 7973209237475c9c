declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * A member subscribed in the settings or by a link, also again. Not recorded for sign-ups through a newsletter
     * form.
     */
    'newsletter.subscribed': NoData
  }
}
