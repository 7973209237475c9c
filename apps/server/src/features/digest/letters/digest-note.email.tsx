import { formatInteger } from '@rise/contract/words'
import { EmailLayout } from '../../../platform/mail/email-layout.tsx'
import { EmailButton, EmailGreeting, EmailHeading, EmailParagraph } from '../../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../../platform/mail/email-template.ts'
import type { Emails } from '../../../platform/mail/emails.ts'
import type {} from '../emails.ts'

type Props = Emails['digest-note']

export const digestNoteEmail: EmailTemplate<'digest-note'> = {
  subject: (_, { productName }) => `Why your ${productName} job digest was quiet`,
  Body: ({ firstName, url, frame, ...numbers }) => (
    <EmailLayout
      frame={frame}
      preheader="What we looked at this month, and what would find more."
      reason={`You’re getting this email because you asked ${frame.productName} for new jobs. We send this note at most once a month.`}
    >
      <EmailHeading>No new jobs for you this month</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>{reasonOf(numbers)}</EmailParagraph>
      <EmailParagraph>
        See what your digest rests on. A skill, a title or a city more often makes the difference.
      </EmailParagraph>
      <EmailButton href={url}>Review my info</EmailButton>
    </EmailLayout>
  ),
}

function reasonOf({ lookedAt, best, least }: Pick<Props, 'lookedAt' | 'best' | 'least'>): string {
  if (lookedAt === 0) return 'No company has posted a new job in the last 30 days.'
  const jobs = lookedAt === 1 ? 'the one new job' : `${formatInteger(lookedAt)} new jobs`
  if (best === null)
    return `We looked at ${jobs} of the last 30 days, and none was new to you or close to what you look for.`
  if (best < least)
    return `We looked at ${jobs} of the last 30 days. The best match was ${best}%, and we only send matches of ${least}% and more.`
  return `We looked at ${jobs} of the last 30 days. You’ve already had, saved or dismissed all that fit.`
}
