import { EmailLayout } from '../../platform/mail/email-layout.tsx'
import {
  EmailButton,
  EmailGreeting,
  EmailHeading,
  EmailLink,
  EmailParagraph,
  EmailQuote,
  EmailSmallPrint,
} from '../../platform/mail/email-parts.tsx'
import type { EmailTemplate } from '../../platform/mail/email-template.ts'

export const rewardAnswered: EmailTemplate<'reward-answered'> = {
  subject: ({ reward, state }, { productName }) =>
    state === 'fulfilled'
      ? `Your reward on ${productName}: ${reward}`
      : `About your reward on ${productName}: ${reward}`,
  Body: ({ firstName, reward, state, words, link, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={words}
      reason={`You’re getting this email because you claimed a reward at ${frame.productName}.`}
    >
      <EmailHeading>{reward}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {state === 'fulfilled'
          ? 'Your reward is ready. Here’s what we’d like to tell you:'
          : 'We can’t fulfill your claim this way. Your points stay, and you can claim again. Here’s why:'}
      </EmailParagraph>
      <EmailQuote>{words}</EmailQuote>
      {link === null ? (
        <EmailButton href={url}>See your rewards</EmailButton>
      ) : (
        <>
          <EmailButton href={link}>Open your reward</EmailButton>
          <EmailSmallPrint>
            <EmailLink href={url}>See all your rewards</EmailLink>
          </EmailSmallPrint>
        </>
      )}
    </EmailLayout>
  ),
}
