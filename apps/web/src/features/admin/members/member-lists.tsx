import type { MailState } from '@rise/contract/admin/kinds'
import type { MemberMail, MemberStory } from '@rise/contract/admin/members/shapes'
import { type Decision, type ReportKind, reportNouns } from '@rise/contract/moderation/kinds'
import { decisionWords } from '@rise/contract/moderation/words'
import { textOf } from '@rise/texts'
import { Section } from '../../../app/admin/lists/section.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatTemplate } from '../../mailings/index.ts'

const states: Readonly<Record<MailState, { tone: 'success' | 'warning' | 'danger' | 'neutral'; word: string }>> = {
  sent: { tone: 'success', word: 'Sent' },
  kept: { tone: 'neutral', word: 'In the outbox' },
  waiting: { tone: 'warning', word: 'Waiting' },
  delivered: { tone: 'success', word: 'Delivered' },
  failed: { tone: 'danger', word: 'Not delivered' },
  bounced: { tone: 'danger', word: 'Bounced' },
  complained: { tone: 'danger', word: 'Reported as spam' },
}

/** The last emails to a member: template, time and delivery. */
export function MemberMails({ mails }: { mails: readonly MemberMail[] }) {
  return (
    <Section title="Emails">
      {mails.length === 0 ? (
        <p className="text-small text-muted">No emails in the last 30 days.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {mails.map(({ _id, name, at, state }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                {formatTemplate(name)}
                <span className="block text-muted">
                  <RelativeTime date={at} />
                </span>
              </span>
              <Badge tone={states[state].tone}>{states[state].word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The member's reported content. */
export function MemberReports({ reviews }: { reviews: MemberStory['reviews'] }) {
  return (
    <Section title="Reports">
      {reviews.length === 0 ? (
        <p className="text-small text-muted">Nothing of theirs was reported.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {reviews.map(({ _id, kind, reports, openedAt, decision }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                {reports} {reports === 1 ? 'report' : 'reports'} of a {reportNouns[kind as ReportKind] ?? kind}
                <span className="block text-muted">
                  <RelativeTime date={openedAt} />
                </span>
              </span>
              {decision === null ? (
                <TextLink to="/admin/activity">Open</TextLink>
              ) : (
                <Badge>{textOf(decisionWords[decision as Decision]?.past ?? decision)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
