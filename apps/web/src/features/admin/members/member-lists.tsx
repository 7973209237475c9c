import type { MailState } from '@rise/contract/admin/kinds'
import type { MemberMail, MemberStory } from '@rise/contract/admin/members/shapes'
import { reportedThing } from '@rise/contract/moderation/acts'
import type { Decision, ReportKind } from '@rise/contract/moderation/kinds'
import { decisionWords } from '@rise/contract/moderation/words'
import { type Message, msg, t } from '@rise/texts'
import { Section } from '../../../app/admin/lists/section.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatTemplate } from '../../mailings/index.ts'

const states: Readonly<Record<MailState, { tone: 'success' | 'warning' | 'danger' | 'neutral'; word: Message }>> = {
  sent: { tone: 'success', word: msg('Sent', 'an email') },
  kept: { tone: 'neutral', word: msg('In the outbox', 'an email') },
  waiting: { tone: 'warning', word: msg('Waiting', 'an email') },
  delivered: { tone: 'success', word: msg('Delivered', 'an email') },
  failed: { tone: 'danger', word: msg('Not delivered', 'an email') },
  bounced: { tone: 'danger', word: msg('Bounced', 'an email') },
  complained: { tone: 'danger', word: msg('Reported as spam', 'an email') },
}

/** The last emails to a member: template, time and delivery. */
export function MemberMails({ mails }: { mails: readonly MemberMail[] }) {
  return (
    <Section title={t('Emails')}>
      {mails.length === 0 ? (
        <p className="text-small text-muted">{t('No emails in the last 30 days.')}</p>
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
              <Badge tone={states[state].tone}>{t(states[state].word)}</Badge>
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
    <Section title={t('Reports')}>
      {reviews.length === 0 ? (
        <p className="text-small text-muted">{t('Nothing of theirs was reported.')}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {reviews.map(({ _id, kind, reports, openedAt, decision }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                {t('{count, plural, one {# report of {thing}} other {# reports of {thing}}}', {
                  count: reports,
                  thing: reportedThing(kind as ReportKind),
                })}
                <span className="block text-muted">
                  <RelativeTime date={openedAt} />
                </span>
              </span>
              {decision === null ? (
                <TextLink to="/admin/activity">{t('Open', 'a report')}</TextLink>
              ) : (
                <Badge>{decisionName(decision)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function decisionName(decision: string): string {
  const words = decisionWords[decision as Decision]
  return words ? t(words.past) : decision
}
