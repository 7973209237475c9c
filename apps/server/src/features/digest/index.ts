// Digest: the email with new jobs that fit, to everyone with a subscription to the newsletter. Owns `digest_turn`, `digest`
// and `digest_job`; the newsletter owns who gets it and how one click ends it.
import type {} from './emails.ts'
import type {} from './tables.ts'
