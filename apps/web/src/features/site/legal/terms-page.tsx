import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useSettings } from '../../../app/base/settings.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** The terms of use. */
export function TermsPage() {
  const { productName, publicUrl } = useSettings()
  return (
    <LegalPage
      title={t('Terms')}
      description={t(
        'What you and {productName} can expect of each other: accounts, content, jobs, plans and limits.',
        {
          productName,
        },
      )}
      path="/terms"
      lead={
        <p>
          {t(
            'These terms say what you and this installation of {productName} can expect of each other. They’re short on purpose. If you use the site without an account, we only ask you to be fair.',
            { productName },
          )}
        </p>
      }
      sections={sectionsOf(productName, new URL(publicUrl).host)}
    />
  )
}

function sectionsOf(productName: string, host: string): LegalSection[] {
  return [
    {
      id: 'parties',
      title: t('Who these terms bind'),
      content: (
        <p>
          {t(
            'You and the operator of the server at {host}. {productName} is open-source software under the MIT licence. The people who write it aren’t party to these terms and give no warranty.',
            { host, productName },
          )}
        </p>
      ),
    },
    {
      id: 'account',
      title: t('Your account'),
      content: (
        <ul>
          <li>
            {t(
              'Signing up for the jobs newsletter creates an account too. Until you confirm your address, no one sees it.',
            )}
          </li>
          <li>{t('Use your own email address, and keep your password to yourself.')}</li>
          <li>
            {t('Each account is one person’s. Several people can act for a company, each with their own log-in.')}
          </li>
          <li>{t('You can leave at any time by deleting your account in Settings.')}</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: t('What you publish'),
      content: (
        <>
          <p>
            {t(
              'What you write stays yours. While it’s published here, you allow this installation to show it to the audience you chose.',
            )}
          </p>
          <p>{t('Don’t publish anything that:')}</p>
          <ul>
            <li>{t('breaks the law or infringes anyone’s rights;')}</li>
            <li>{t('harasses, threatens or degrades people;')}</li>
            <li>{t('deceives: jobs that don’t exist, companies that aren’t yours, names that aren’t you;')}</li>
            <li>{t('is unsolicited advertising, or copies members’ data in bulk.')}</li>
          </ul>
        </>
      ),
    },
    {
      id: 'jobs',
      title: t('Jobs'),
      content: (
        <>
          <p>
            {t(
              'A company that posts a job vouches that it exists, that it’s lawful, and that its pay and location are true. Never ask applicants for money.',
            )}
          </p>
          <p>
            {t(
              'Jobs from public boards are shown as we found them, with their source. They may have been filled since, so check the company’s own page.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'plans',
      title: t('Plans'),
      content: (
        <p>
          {t(
            'Much of the site is free. The plans page says what each paid plan includes and how to get it. You keep what you’ve paid for until it expires.',
          )}
        </p>
      ),
    },
    {
      id: 'moderation',
      title: t('When rules are broken'),
      content: (
        <p>
          {t(
            'Admins can remove what breaks these terms, and suspend members who keep breaking them. Suspended members can log in to read why and to appeal. A person reads every appeal.',
          )}
        </p>
      ),
    },
    {
      id: 'service',
      title: t('What we don’t promise'),
      content: (
        <p>
          {t(
            'The operator takes care, but can’t promise that the site is always available or free of faults, that a job is still open, or that you’ll be hired. Liability is excluded as far as the law of the operator’s country allows.',
          )}
        </p>
      ),
    },
    {
      id: 'data',
      title: t('Your data'),
      content: (
        <p>
          {rich('Our <privacy>privacy page</privacy> explains how we treat your data.', {
            privacy: (text) => <TextLink to="/privacy">{text}</TextLink>,
          })}
        </p>
      ),
    },
    {
      id: 'changes',
      title: t('Changes'),
      content: (
        <p>
          {t(
            'If these terms change in a way that matters to you, the operator tells members beforehand. If you don’t agree, you can leave and take your data with you.',
          )}
        </p>
      ),
    },
  ]
}
