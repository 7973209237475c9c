// Newsletter: who gets new jobs by mail once a week, the mail, and how one click ends it. Owns `newsletter_subscription`.
import type {} from './emails.ts'
import type {} from './tables.ts'
