declare module '../../platform/database/tables.ts' {
  interface Tables {
    newsletter_subscription: {
      login_id: string
      subscribed_at: Date
      unsubscribed_at: Date | null
    }
  }
}
