import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailLinkedItem,
  EmailParagraph,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

const words = {
  quiet: {
    heading: 'While it was quiet',
    lead: 'This came during your quiet hours.',
    reason: 'You’re getting this email because your settings ask for emails after your quiet hours.',
  },
  daily: {
    heading: 'What you missed',
    lead: 'You haven’t seen these yet.',
    reason: 'You’re getting this email because you asked for a daily summary.',
  },
}

export const notificationSummary: EmailTemplate<'notification-summary'> = {
  subject({ items, more, why }, { productName }) {
    const count = items.length + more
    const things = count === 1 ? 'One notification' : `${count} notifications`
    return `${things} ${why === 'quiet' ? 'from your quiet hours' : 'you missed'} on ${productName}`
  },
  Body({ firstName, why, items, more, url, frame }) {
    const { heading, lead, reason } = words[why]
    return (
      <EmailLayout frame={frame} preheader={lead} reason={reason}>
        <EmailHeading>{heading}</EmailHeading>
        <EmailGreeting firstName={firstName} />
        <EmailParagraph>{lead}</EmailParagraph>
        {items.map(({ title, url: href }) => (
          <EmailLinkedItem key={`${title} ${href}`} href={href} title={title} lines={[]} />
        ))}
        {more > 0 ? <EmailParagraph>And {more} more.</EmailParagraph> : null}
        <EmailButton href={url}>All notifications</EmailButton>
      </EmailLayout>
    )
  },
}
