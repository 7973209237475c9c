// Newsletter: who gets jobs by mail, and how one click ends it. Owns `newsletter_subscription`.
import type {} from './tables.ts'
