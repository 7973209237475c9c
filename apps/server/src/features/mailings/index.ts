// Mailings: what members are sent, and what became of it. Owns `news_consent`, `mail_sequence`, `mail_step`, `mail_run` and
// `mail_step_sent`; reads the platform's `mail` and keeps its `mail_suppression`.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { newsLinks } from './consent/news-token.ts'
export { mayGetNews } from './sequences/audience.ts'
