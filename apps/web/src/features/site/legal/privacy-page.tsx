import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** The personal data that this installation stores, why, for how long, and the rights of the people concerned. */
export function PrivacyPage() {
  const { productName, publicUrl } = useSettings()
  return (
    <LegalPage
      title={t('Privacy', 'the page about data')}
      description={t('What {productName} stores about you, why, for how long, and how to see, correct or erase it.', {
        productName,
      })}
      path="/privacy"
      lead={
        <p>
          {t(
            '{productName} is open-source software that anyone can run on their own server. This page explains what it stores about you, why, and for how long. We don’t sell data or show advertising, and no other company’s scripts run on these pages.',
            { productName },
          )}
        </p>
      }
      sections={sectionsOf(productName, publicUrl)}
    />
  )
}

/**
 * Says who is responsible. Names this installation by its host or, on a local machine or at an IP address, by the
 * product's name.
 */
function operatorInWords(productName: string, publicUrl: string): string {
  const { hostname, host } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname)
  return isLocal
    ? t(
        'The operator of this {productName} site is responsible for the data on it. The people who write {productName} have no access to this server and receive nothing from it. To reach the operator, reply to any email from this site, or use the links at the foot of the page.',
        { productName },
      )
    : t(
        'The operator of the server at {host} is responsible for the data on it. The people who write {productName} have no access to this server and receive nothing from it. To reach the operator, reply to any email from this site, or use the links at the foot of the page.',
        { host, productName },
      )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

function sectionsOf(productName: string, publicUrl: string): LegalSection[] {
  return [
    {
      id: 'who',
      title: t('Who’s responsible'),
      content: <p>{operatorInWords(productName, publicUrl)}</p>,
    },
    {
      id: 'visitors',
      title: t('If you’re just browsing'),
      content: (
        <>
          <p>{t('You can read jobs and companies without an account. We then store:')}</p>
          <ul>
            <li>
              {rich(
                '<strong>Page views.</strong> Which page was viewed and when, and the campaign named by the link that brought you here, if any. They aren’t stored with your network address or anything else that identifies you. We delete them after a year.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>The server’s request log.</strong> The operator needs it to find faults and fend off attacks, and decides how long to keep it.',
                { strong },
              )}
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'members',
      title: t('If you have an account'),
      content: (
        <>
          <p>{t('We store what your account needs to work:')}</p>
          <ul>
            <li>
              {rich(
                '<strong>Your email address and your name.</strong> Only you and the admins of this installation see the address.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Your password.</strong> We store a one-way hash (Argon2), never the password itself. If you log in with Google, we store the ID Google uses for you.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Your devices that are logged in.</strong> Browser and system, when you logged in and were last active, and your network. A device that isn’t used for 60 days is logged out and forgotten.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Wrong passwords typed for your account.</strong> When, and from which network, never what was typed. Our support can see how many there were. We delete this after 30 days.',
                { strong },
              )}
            </li>
            <li>{rich('<strong>How you joined.</strong> The form you used, and who invited you.', { strong })}</li>
            <li>
              {rich(
                '<strong>Who you follow.</strong> Other members can see when you follow someone, and your invitation link shows up to two people who follow you back.',
                { strong },
              )}
            </li>
            <li>{rich('<strong>Which pages you view.</strong> You can turn this off in Settings.', { strong })}</li>
            <li>
              {rich(
                '<strong>What you create here.</strong> Posts, comments and messages, for example. Only the people you write to see your messages. If one of them reports a message, moderators see a copy of it, with up to five before and five after it.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>What you look for.</strong> Jobs you save, hide and look at, searches you save, and résumé files you keep. Only you see these.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Your courses.</strong> Only you see which ones you want, take or have finished. Everyone sees your ratings.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Whether a layoff affected you, if you say so.</strong> You choose who can find you there: no one, unless you say otherwise. We delete it after 180 days, and keep only how many people found a job.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>Events you take part in.</strong> Your answers to their hosts, and whether you came. Hosts see this; others see only that you take part, if you let them.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>What you ask the copilot.</strong> Its answers, your preferences, and the résumés you make for jobs, too. Only you see these. If you agree to a model that the operator runs or rents, facts for its wording go there, without your name or contacts. We keep what was sent for 90 days, and you can delete it.',
                { strong },
              )}
            </li>
            <li>
              {rich(
                '<strong>The job digest.</strong> Whether and since when you get it, which jobs it had, and whether you unsubscribed.',
                { strong },
              )}
            </li>
          </ul>
          <p>
            {t(
              'Until you confirm your email address, your account isn’t listed anywhere and gets no newsletter. If someone else signs up with your address, ignore the email: nothing will happen.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'companies',
      title: t('Companies and job listings'),
      content: (
        <>
          <p>
            {t(
              'Job listings and company pages may come from public job boards. Each job says where and when we found it. If a listing names you and shouldn’t, tell the operator. A company can claim and correct its page.',
            )}
          </p>
          <p>
            {t(
              'When you apply for a job here, the company’s team gets exactly what the preview shows. Once the application or the job has been closed for 180 days, unless the operator has set another time, they can no longer see what you sent or your messages, and we delete their notes and ratings. You keep your copy. The match they see is based only on what you sent. Applications you note from elsewhere, and your own notes and dates, are seen by no one else.',
            )}
          </p>
          <p>
            {t(
              'SmartApply keeps the details and answers you save for forms, your rules and your queue. Only you see them, and each answer goes only where a form asks for it. It doesn’t accept answers about disability, gender, race or veteran status. To show an employer’s form we read it from its public job board, without a word about you.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: t('What’s stored in your browser'),
      content: (
        <>
          <p>
            {t(
              'This site sets no cookies. It keeps a few values in your browser’s local storage, because it couldn’t do what you ask without them:',
            )}
          </p>
          <ul>
            <li>{t('Your login. It’s removed when you log out.')}</li>
            <li>{t('Your choice of colours, and whether keyboard shortcuts are on.')}</li>
            <li>{t('What you closed and don’t want to see again.')}</li>
            <li>
              {t(
                'That this browser shows your notifications, what you last opened from the search, and the jobs you told us you haven’t applied to. All are removed when you log out.',
              )}
            </li>
            <li>{t('Posts and messages you’ve begun or that wait to be sent, until they’re sent.')}</li>
          </ul>
          <p>
            {t(
              'During a visit, session storage holds the campaign of the link that brought you here, who invited you, and drafts of forms. Closing the tab erases them.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: t('Who else sees data'),
      content: (
        <>
          <p>{t('No one, except the services the operator uses to run this site:')}</p>
          <ul>
            <li>{t('the company that hosts the server or its database, unless the operator does;')}</li>
            <li>{t('the mail server that delivers our emails to you;')}</li>
            <li>{t('Google, but only if you choose to log in with Google;')}</li>
            <li>
              {t(
                'the push service of your browser, but only if you turn on push notifications. They’re encrypted: it can’t read them.',
              )}
            </li>
          </ul>
          <p>
            {t(
              'Many Apply buttons lead to the company’s own site. What you enter there is between you and that company.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'duration',
      title: t('How long we keep it'),
      content: (
        <>
          <p>
            {t(
              'For as long as your account exists. When you delete it in Settings, no one can see it from that moment. An emailed link restores it until the last day of the grace period, which we tell you; after that it’s erased for good. The operator’s backups may hold it until they’re overwritten.',
            )}
          </p>
          <p>
            {t(
              'A copy of what was reported is deleted 180 days after the last decision about it. If you delete your account, it no longer names you.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: t('Your rights'),
      content: (
        <>
          <p>{t('In Settings, without asking anyone, you can:')}</p>
          <ul>
            <li>{t('download everything we store about your account;')}</li>
            <li>{t('correct your name and your email address;')}</li>
            <li>{t('see your devices and log any of them out;')}</li>
            <li>{t('turn off page-view tracking and the newsletter (each email also has an unsubscribe link);')}</li>
            <li>{t('delete your account.')}</li>
          </ul>
          <p>
            {t(
              'The law may give you more, such as the GDPR’s rights to object, to restrict processing and to complain to a supervisory authority. For these, contact the operator.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: t('Changes to this page'),
      content: (
        <p>
          {t(
            'This page is part of the software and changes with it. The software is open source, so you can read each change, its date and its reason in its history.',
          )}
        </p>
      ),
    },
  ]
}
