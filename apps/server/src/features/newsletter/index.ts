// Newsletter: subscriptions to new jobs by email, and unsubscribing with one click. Owns `newsletter_subscription`; the
// digest makes the emails.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { UNSUBSCRIBE_PATH, unsubscribeLinks } from './unsubscribe-token.ts'
