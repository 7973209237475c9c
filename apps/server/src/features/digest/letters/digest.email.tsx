import { matchName } from '@rise/contract/match/words'
import { type Message, msg, t } from '@rise/texts'
import { EmailBesideFace } from '../../../platform/mail/email-face.tsx'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailLinkedItem,
  EmailParagraph,
} from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import type { Emails } from '../../../platform/mail/emails.ts'
import type { LetterJob } from '../emails.ts'

type Props = Emails['digest']

const intros: Readonly<Record<Props['basis'], Message | null>> = {
  story: msg('New jobs that fit your story, best match first. None of them was in an earlier email.'),
  searches: msg('New in your searches. None of them was in an earlier email.'),
  seen: msg('New in the fields that you look at. None of them was in an earlier email.'),
  newest: msg('Added since your last email, newest first. None of them was in an earlier email.'),
  note: null,
}

const NAMED_JOBS = 2

export const digestEmail: EmailTemplate<'digest'> = {
  subject: ({ jobs, basis }, { productName }) =>
    basis === 'story'
      ? t('{count, plural, one {# new job} other {# new jobs}} for you on {productName}', {
          count: jobs.length,
          productName,
        })
      : t('{count, plural, one {# new job} other {# new jobs}} on {productName}', { count: jobs.length, productName }),
  Body: ({ firstName, basis, daily, jobs, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={preheaderOf(jobs)}
      reason={
        daily
          ? t('You’re getting this email because you asked {productName} for new jobs once a day.', {
              productName: frame.productName,
            })
          : t('You’re getting this email because you asked {productName} for new jobs once a week.', {
              productName: frame.productName,
            })
      }
    >
      <EmailHeading>
        {basis === 'story'
          ? t('{count, plural, one {# new job} other {# new jobs}} for you', { count: jobs.length })
          : t('{count, plural, one {# new job} other {# new jobs}}', { count: jobs.length })}
      </EmailHeading>
      <EmailGreeting firstName={firstName} />
      {intros[basis] === null ? null : <EmailParagraph>{t(intros[basis])}</EmailParagraph>}
      {jobs.map((job) => (
        <EmailBesideFace
          key={job.url}
          frame={frame}
          face={{ name: job.company, picture: job.logo, isRound: false }}
          size={40}
        >
          <EmailLinkedItem
            href={job.url}
            title={job.title}
            lines={[job.company, job.facts.join(' · '), whyOf(job)]}
            aside={{ href: job.notThisKindUrl, label: t('Not this kind') }}
          />
        </EmailBesideFace>
      ))}
      <EmailButton href={url}>{t('See your digest')}</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ jobs }) => jobs.map(({ logo }) => logo),
}

function whyOf({ match, why }: LetterJob): string {
  const name = match === null ? undefined : matchName(match)
  return name === undefined ? why : `${name}: ${why}`
}

function preheaderOf(jobs: readonly LetterJob[]): string {
  const named = jobs
    .slice(0, NAMED_JOBS)
    .map(({ title, company }) => t('{title} at {company}', { title, company }))
    .join(', ')
  return jobs.length > NAMED_JOBS ? t('{jobs} and more.', { jobs: named }) : `${named}.`
}
