// Newsletter: subscriptions to new jobs by email, and one-click unsubscribing. Owns `newsletter_subscription`; the
// digest sends the emails.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { UNSUBSCRIBE_PATH, unsubscribeLinks } from './unsubscribe-token.ts'
