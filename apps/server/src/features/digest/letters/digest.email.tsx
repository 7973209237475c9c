import { matchName } from '@rise/contract/match/words'
import { formatInteger } from '@rise/contract/words'
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

const intros: Readonly<Record<Props['basis'], string>> = {
  story: 'New jobs that fit your story, best match first. None of them was in an earlier email.',
  searches: 'New in your searches. None of them was in an earlier email.',
  seen: 'New in the fields that you look at. None of them was in an earlier email.',
  newest: 'Added since your last email, newest first. None of them was in an earlier email.',
  note: '',
}

const NAMED_JOBS = 2

export const digestEmail: EmailTemplate<'digest'> = {
  subject: ({ jobs, basis }, { productName }) =>
    basis === 'story' ? `${inWords(jobs)} for you on ${productName}` : `${inWords(jobs)} on ${productName}`,
  Body: ({ firstName, basis, daily, jobs, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={preheaderOf(jobs)}
      reason={`You’re getting this email because you asked ${frame.productName} for new jobs once a ${daily ? 'day' : 'week'}.`}
    >
      <EmailHeading>{basis === 'story' ? `${inWords(jobs)} for you` : inWords(jobs)}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>{intros[basis]}</EmailParagraph>
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
            aside={{ href: job.notThisKindUrl, label: 'Not this kind' }}
          />
        </EmailBesideFace>
      ))}
      <EmailButton href={url}>See your digest</EmailButton>
    </EmailLayout>
  ),
  pictures: ({ jobs }) => jobs.map(({ logo }) => logo),
}

function whyOf({ match, why }: LetterJob): string {
  const name = match === null ? undefined : matchName(match)
  return name === undefined ? why : `${name}: ${why}`
}

function inWords({ length }: readonly LetterJob[]): string {
  return length === 1 ? '1 new job' : `${formatInteger(length)} new jobs`
}

function preheaderOf(jobs: readonly LetterJob[]): string {
  const jobNames = jobs.slice(0, NAMED_JOBS).map(({ title, company }) => `${title} at ${company}`)
  return `${jobNames.join(', ')}${jobs.length > NAMED_JOBS ? ' and more' : ''}.`
}
