// Digest: the email with new matching jobs for each newsletter subscriber. Owns `digest_turn`, `digest` and
// `digest_job`; the newsletter owns the subscriptions.
import type {} from './emails.ts'
import type {} from './tables.ts'
