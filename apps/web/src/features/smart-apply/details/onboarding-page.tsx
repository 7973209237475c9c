import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { lazy, Suspense } from 'react'
import { ForGuests, ForMembers } from '../../../app/navigation/audience.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { loginHref } from '../../../app/session/addresses.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { signUpProfessional } from '../../../app/sign-up.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { JoinForm, PendingNotice } from '../../session/index.ts'

const DetailsForm = lazy(async () => ({ default: (await import('./details-form.tsx')).DetailsForm }))
const PAGE_PATH = '/smart-apply/onboarding'

/** The details for forms, entered once. A guest signs up first. */
export function OnboardingPage() {
  const user = useCurrentUser()
  return (
    <NarrowPage
      title={t('Your SmartApply details')}
      intro={t('Enter what forms usually ask, once. Each answer is used only where a form asks for it.')}
      below={
        <ForGuests>
          {rich('Already here? <login>Log in</login>', {
            login: (text) => <TextLink to={loginHref(PAGE_PATH)}>{text}</TextLink>,
          })}
        </ForGuests>
      }
    >
      <PageHead
        title={t('Get started with SmartApply')}
        description={t(
          'Enter what application forms usually ask, once. We fill in each form from it, and you check it before it leaves.',
        )}
        path={PAGE_PATH}
      />
      <ForGuests>
        <JoinForm source="smart-apply" join={joinAndRequest} submitLabel={t('Join and continue')} />
      </ForGuests>
      <ForMembers className="flex min-h-below-bar flex-col gap-6">
        {user?.role === 'professional' ? (
          <Suspense fallback={null}>
            <DetailsForm />
            <PendingNotice />
          </Suspense>
        ) : null}
        {user && user.role !== 'professional' ? <p>{t('SmartApply is for professionals.')}</p> : null}
      </ForMembers>
    </NarrowPage>
  )
}

/** Signs up, and requests smart apply for the new member. */
const joinAndRequest: typeof signUpProfessional = async (api, session, user) => {
  await signUpProfessional(api, session, user)
  await api('POST /api/v1/professionals/smartApply/subscribe', {}).catch(() => undefined)
}
