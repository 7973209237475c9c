import { PageHead } from '../../app/page-head.tsx'
import { useSettings } from '../../app/settings.tsx'
import { TextLink } from '../../ui/link.tsx'
import { CompanyJoinForm } from './company-join-form.tsx'
import { NarrowPage } from './form-parts.tsx'

/** Where a company begins. */
export function CompanyOnboardingPage() {
  const { productName } = useSettings()
  const title = `Join ${productName} as a company`
  return (
    <NarrowPage
      title={title}
      intro="A page for your company, and your jobs in front of people who read what a posting really says."
      below={
        <p>
          Already here? <TextLink to="/login?portal=employers">Log in</TextLink>
        </p>
      }
    >
      <PageHead title={title} path="/company/onboarding" />
      <CompanyJoinForm />
    </NarrowPage>
  )
}
