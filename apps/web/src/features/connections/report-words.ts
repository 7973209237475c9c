import type { ReportKind } from '@rise/contract/moderation/kinds'
import { t } from '@rise/texts'

/** Returns the label of the menu's item that reports content or a member. */
export function reportLabel(kind: ReportKind): string {
  return t(
    '{kind, select, comment {Report comment} poll {Report poll} question {Report question} answer {Report answer} headline {Report headline} event {Report event} rating {Report rating} statement {Report statement} professional {Report member} company {Report company} job {Report job} message {Report message} picture {Report picture} other {Report post}}',
    { kind },
  )
}

/** Returns the title of the dialog. */
export function reportTitle(kind: ReportKind): string {
  return t(
    '{kind, select, comment {Report this comment} poll {Report this poll} question {Report this question} answer {Report this answer} headline {Report this headline} event {Report this event} rating {Report this rating} statement {Report this statement} professional {Report this member} company {Report this company} job {Report this job} message {Report this message} picture {Report this picture} other {Report this post}}',
    { kind },
  )
}

/** Returns what happens after a report. */
export function thanksText(kind: ReportKind, author: string): string {
  return t(
    'A moderator will look at {kind, select, comment {this comment} poll {this poll} question {this question} answer {this answer} headline {this headline} event {this event} rating {this rating} statement {this statement} professional {this member} company {this company} job {this job} message {this message} picture {this picture} other {this post}} and we’ll tell you what comes of it. {author} won’t learn who reported it.',
    { kind, author },
  )
}

/** Returns the choice of reporting the whole content instead of a picture in it. */
export function wholeSubject(kind: ReportKind): string {
  return t(
    '{kind, select, comment {The comment} poll {The poll} question {The question} answer {The answer} headline {The headline} event {The event} rating {The rating} statement {The statement} professional {The member} company {The company} job {The job} message {The message} picture {The picture} other {The post}}',
    { kind },
  )
}
