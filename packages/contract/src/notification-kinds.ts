interface NotificationKind {
  /** Name in the settings, and what it is about. */
  readonly title: string
  readonly hint: string
  /** Section 7: the event of the socket that tells of it at once. */
  readonly live: string
  /** Whether it is mailed unless a member wants otherwise; null: never. */
  readonly mail: boolean | null
}

/** Every kind that is kept for members: one entry each. What it says and when is the server's, in a file of its own. */
export const notificationKinds = {
  'new-follower': {
    title: 'New followers',
    hint: 'Somebody begins to follow you.',
    live: 'follow:follow',
    mail: true,
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationName = keyof typeof notificationKinds
/** Section 7: the events of the socket by which they are told at once. */
export type LiveName = (typeof notificationKinds)[NotificationName]['live']
