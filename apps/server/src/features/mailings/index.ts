// Mailings: email sequences and single emails by admins, consent to news, and the result of each email. Owns
// `news_consent`, `mail_sequence`, `mail_step`, `mail_run`, `mail_step_sent`, `news_sent`, `news_held` and
// `news_figure`; reads the platform's `mail` and maintains its `mail_suppression`.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { clickLinks } from './clicks/click-links.ts'
export { countSkipped, findDueNews, holdNews, rescheduleHeldNews, takeHeldReaders } from './news/held-news.ts'
export { type NewsOutcome, sendNews } from './news/send-news.ts'
export { mayGetNews } from './sequences/audience.ts'
export { samplePeople } from './templates/sample-people.ts'
export { mailExamples } from './templates/samples.ts'
