import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailLinkedItem,
  EmailParagraph,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'
import type { NewsletterJob } from './emails.ts'

export const newsletterEmail: EmailTemplate<'newsletter'> = {
  subject: ({ jobs }, { productName }) => `${inWords(jobs)} on ${productName} this week`,
  Body: ({ firstName, jobs, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={preheaderOf(jobs)}
      reason={`You’re getting this email because you asked ${frame.productName} for new jobs once a week.`}
    >
      <EmailHeading>{inWords(jobs)} this week</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {jobs.length === 1 ? 'This job was' : 'These jobs were'} added since your last email, newest first.
      </EmailParagraph>
      {jobs.map((job) => (
        <EmailLinkedItem key={job.url} href={job.url} title={job.title} lines={[job.company, job.facts.join(' · ')]} />
      ))}
      <EmailButton href={url}>See all jobs</EmailButton>
    </EmailLayout>
  ),
}

function inWords({ length }: readonly NewsletterJob[]): string {
  return length === 1 ? '1 new job' : `${length} new jobs`
}

function preheaderOf([first, second]: readonly NewsletterJob[]): string {
  const named = [first, second].flatMap((job) => (job ? [`${job.title} at ${job.company}`] : []))
  return `${named.join(', ')}${second ? ' and more' : ''}.`
}
