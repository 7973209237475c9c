import { TextLink } from '../../ui/base/link.tsx'
import { useSettings } from '../base/settings.tsx'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** What members and this installation may expect of each other. */
export function TermsPage() {
  const { productName, publicUrl } = useSettings()
  return (
    <LegalPage
      title="Terms"
      description={`What you and ${productName} may expect of each other: accounts, what you publish, jobs, plans and limits.`}
      path="/terms"
      lead={
        <p>
          These terms say what you and this installation of {productName} may expect of each other. They are short on
          purpose. Using the site without an account asks nothing of you but fairness.
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
      title: 'Between whom',
      content: (
        <p>
          Between you and whoever runs the server at {host}, the operator. {productName} is open-source software under
          the MIT licence; those who write it are no party to these terms and give no warranty.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      content: (
        <ul>
          <li>
            Signing up for the jobs newsletter makes an account too. Until you confirm your address it reaches nobody.
          </li>
          <li>Use an address that is yours, and keep your password to yourself.</li>
          <li>An account is one person. Several people may act for a company, each with a log-in of their own.</li>
          <li>You may leave at any time: Settings deletes your account.</li>
        </ul>
      ),
    },
    {
      id: 'content',
      title: 'What you publish',
      content: (
        <>
          <p>
            What you write stays yours. You allow this installation to show it to those whom you published it for, as
            long as it stands here.
          </p>
          <p>Publish nothing that:</p>
          <ul>
            <li>breaks the law, or somebody’s rights;</li>
            <li>harasses, threatens or degrades people;</li>
            <li>deceives: jobs that do not exist, companies that are not yours, names that are not you;</li>
            <li>is advertising that nobody asked for, or copies data of members in bulk.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'jobs',
      title: 'Jobs',
      content: (
        <>
          <p>
            A company that posts a job stands for it: that it exists, that it is lawful, and that its pay and place are
            true. Asking applicants for money is forbidden.
          </p>
          <p>
            Jobs that were read from public boards are shown as they were found, with their source. They may have been
            filled since; the company’s own page has the last word.
          </p>
        </>
      ),
    },
    {
      id: 'plans',
      title: 'Plans',
      content: (
        <p>
          Much is free. What a paid plan opens, and how to get it, stands on the page where plans are offered; what you
          have paid for is not taken away before its time.
        </p>
      ),
    },
    {
      id: 'moderation',
      title: 'When rules are broken',
      content: (
        <p>
          Admins may remove what breaks these terms, and suspend who keeps breaking them. A suspended member can sign in
          to read why and to appeal; the appeal is read by a person.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'What is not promised',
      content: (
        <p>
          The operator takes care, but does not promise that the site is always reachable or free of faults, that a job
          is still open, or that you will be hired. Liability is limited to what the law of the operator’s country does
          not allow to be excluded.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'Your data',
      content: (
        <p>
          How your data is treated stands under <TextLink to="/privacy">Privacy</TextLink>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      content: (
        <p>
          When these terms change in a way that matters to you, the operator tells members before it happens. Who does
          not agree may leave and take their data along.
        </p>
      ),
    },
  ]
}
