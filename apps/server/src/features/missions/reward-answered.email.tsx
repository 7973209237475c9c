import { t } from '@rise/texts'
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
      ? t('Your reward on {productName}: {reward}', { productName, reward })
      : t('About your reward on {productName}: {reward}', { productName, reward }),
  Body: ({ firstName, reward, state, words, link, url, frame }) => (
    <EmailLayout
      frame={frame}
      preheader={words}
      reason={t('You’re getting this email because you claimed a reward at {productName}.', {
        productName: frame.productName,
      })}
    >
      <EmailHeading>{reward}</EmailHeading>
      <EmailGreeting firstName={firstName} />
      <EmailParagraph>
        {state === 'fulfilled'
          ? t('Your reward is ready. Here’s what we’d like to tell you:')
          : t('We can’t fulfill your claim this way. Your points stay, and you can claim again. Here’s why:')}
      </EmailParagraph>
      <EmailQuote>{words}</EmailQuote>
      {link === null ? (
        <EmailButton href={url}>{t('See your rewards')}</EmailButton>
      ) : (
        <>
          <EmailButton href={link}>{t('Open your reward')}</EmailButton>
          <EmailSmallPrint>
            <EmailLink href={url}>See all your rewards</EmailLink>
          </EmailSmallPrint>
        </>
      )}
    </EmailLayout>
  ),
}
