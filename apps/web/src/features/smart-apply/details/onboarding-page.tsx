import { lazy, Suspense } from 'react'
import { PageHead } from '../../../app/page/page-head.tsx'
import { loginHref } from '../../../app/session/addresses.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { signUpProfessional } from '../../../app/sign-up.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { JoinForm, PendingNotice } from '../../session/index.ts'

const DetailsForm = lazy(async () => ({ default: (await import('./details-form.tsx')).DetailsForm }))
const PAGE_PATH = '/smart-apply/onboarding'

/** The details for forms, entered once. A guest signs up first. */
export function OnboardingPage() {
  const session = useSession()
  const isMember = session.status === 'member'
  return (
    <NarrowPage
      title={isMember ? 'Your smart apply details' : 'Get started with smart apply'}
      intro={
        isMember
          ? 'Enter what forms usually ask, once. Each answer is used only where a form asks for it.'
          : 'Create your account, then answer the usual questions once.'
      }
      below={
        isMember ? null : (
          <p>
            Already here? <TextLink to={loginHref(PAGE_PATH)}>Log in</TextLink>
          </p>
        )
      }
    >
      <PageHead
        title="Get started with smart apply"
        description="Enter what application forms usually ask, once. We fill in each form from it, and you check it before it leaves."
        path={PAGE_PATH}
      />
      {isMember ? (
        session.user.role === 'professional' ? (
          <Suspense fallback={null}>
            <DetailsForm />
            <PendingNotice />
          </Suspense>
        ) : (
          <p>Smart apply is for professionals.</p>
        )
      ) : (
        <JoinForm source="smart-apply" join={joinAndRequest} submitLabel="Join and continue" />
      )}
    </NarrowPage>
  )
}

/** Signs up with smart apply enabled: the new member requests it immediately. */
const joinAndRequest: typeof signUpProfessional = async (api, session, user) => {
  await signUpProfessional(api, session, user)
  await api('POST /api/v1/professionals/smartApply/subscribe', {}).catch(() => undefined)
}
