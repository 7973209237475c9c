import { useSettings } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { JoinForm } from './forms/join-form.tsx'

/** The sign-up form for visitors from App Academy. */
export function AcademyPage() {
  const { productName } = useSettings()
  const title = `Join ${productName} with App Academy`
  return (
    <NarrowPage
      title={title}
      intro="Your career after the course: jobs, people who hire, and your own story."
      below={
        <p>
          Already here? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <PageHead title={title} path="/signup/appacademy" />
      <JoinForm source="appacademy" />
    </NarrowPage>
  )
}
