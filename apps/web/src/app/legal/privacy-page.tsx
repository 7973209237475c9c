import { useSettings } from '../base/settings.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** What this installation keeps about people, why, for how long, and what they may ask of it. */
export function PrivacyPage() {
  const { productName, publicUrl } = useSettings()
  return (
    <LegalPage
      title="Privacy"
      description={`What ${productName} keeps about you, why, for how long, and how you see, correct or erase it.`}
      path="/privacy"
      lead={
        <p>
          {productName} is open-source software that anybody may run on a server of their own. This page says what the
          software keeps about you, why, and for how long. No data is sold, no advertising is shown, and no script of
          another company runs on these pages.
        </p>
      }
      sections={sectionsOf(productName, new URL(publicUrl).host)}
    />
  )
}

function sectionsOf(productName: string, host: string): LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      content: (
        <p>
          Whoever runs the server at {host} decides about the data on it and answers for it. The people who write the
          software {productName} have no access to this server and receive nothing from it. To reach the operator,
          answer any mail that this site sent you, or follow the links to its other addresses at the foot of the page.
        </p>
      ),
    },
    {
      id: 'visitors',
      title: 'If you only look around',
      content: (
        <>
          <p>You can read jobs and companies without an account. What is kept then:</p>
          <ul>
            <li>
              Which page was viewed and when, with the campaign of the link that led here, if it named one. Neither your
              network address nor anything else that tells you from others stands beside it. After a year it is deleted.
            </li>
            <li>
              The server’s log of requests, which the operator needs to find faults and to fend off attacks. The
              operator decides how long it is kept.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'members',
      title: 'If you have an account',
      content: (
        <>
          <p>We keep what the account needs, because without it there would be none:</p>
          <ul>
            <li>
              Your e-mail address and your names. The address is shown to nobody but you and the admins of this
              installation.
            </li>
            <li>
              Your password as a one-way hash (Argon2), never the password itself; if you sign in with Google, the
              number by which Google knows you.
            </li>
            <li>
              The devices on which you are signed in: browser and system, when you signed in and were last seen, and the
              network you came from. A device that stays away for 60 days is signed out and forgotten.
            </li>
            <li>How you came to join: the form that you used, and who invited you.</li>
            <li>Which pages you view. You can end that in Settings.</li>
            <li>What you do here that others or you yourself come back to, such as requests, posts and messages.</li>
            <li>Whether you get the jobs newsletter, since when, and whether you ended it.</li>
          </ul>
          <p>
            Until you have confirmed your e-mail address, your account is in no directory and receives no newsletter. If
            somebody else signs up with your address, ignore the mail: nothing follows from it.
          </p>
        </>
      ),
    },
    {
      id: 'companies',
      title: 'Companies and job listings',
      content: (
        <p>
          Job listings and company pages may come from public job boards. Each job says where it was read and when. If a
          listing names you and should not, tell the operator; a company can claim or correct its page.
        </p>
      ),
    },
    {
      id: 'browser',
      title: 'What lies in your browser',
      content: (
        <>
          <p>
            This site sets no cookies of its own. It keeps a few values in your browser’s local storage, because the
            site could not do what you asked for without them:
          </p>
          <ul>
            <li>
              <code>token</code> and <code>refreshToken</code>: that you are signed in. They go when you log out.
            </li>
            <li>
              <code>theme</code> and <code>shortcutsOff</code>: your choice of colours, and whether single keys act.
            </li>
            <li>
              <code>chatClosed</code>, <code>jobEmailsDismissed</code> and <code>stagingAccepted</code>: what you closed
              and do not want to see again.
            </li>
          </ul>
          <p>
            For the length of a visit, the campaign of the link that led you here and who invited you are kept in
            session storage, as are drafts of forms. Closing the tab erases them.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else sees data',
      content: (
        <>
          <p>Nobody, except where the operator uses a service to run this site:</p>
          <ul>
            <li>the company that hosts the server or its database, if it is not the operator’s own;</li>
            <li>the mail server that carries our mails to you;</li>
            <li>Google, if you choose to sign in with Google, and only then.</li>
          </ul>
          <p>An apply link leads to the company’s own site. What you enter there is between you and that company.</p>
        </>
      ),
    },
    {
      id: 'duration',
      title: 'How long it is kept',
      content: (
        <p>
          As long as your account exists. When you delete it in Settings, you are gone for everybody at once; after a
          grace period, whose last day you are told and within which a mailed link restores the account, it is erased
          for good. Backups of the operator may hold it until they are overwritten.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <>
          <p>In Settings, without asking anybody, you can:</p>
          <ul>
            <li>download everything that is held about your account;</li>
            <li>correct your names and your e-mail address;</li>
            <li>see your devices and sign any of them out;</li>
            <li>end the counting of page views and the newsletter, which also ends by one click in each mail;</li>
            <li>delete your account.</li>
          </ul>
          <p>
            Where the law gives you more, such as the GDPR’s rights to object, to restrict and to complain to a
            supervisory authority, turn to the operator.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      content: (
        <p>
          This page belongs to the software and changes with it. The software is open source: each change, its date and
          its reason can be read in its history.
        </p>
      ),
    },
  ]
}
