// Newsletter: who gets new jobs by email, and how one click ends it. Owns `newsletter_subscription`; the digest makes the
// emails.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { unsubscribeLinks } from './unsubscribe-token.ts'
