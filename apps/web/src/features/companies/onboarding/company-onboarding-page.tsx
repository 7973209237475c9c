import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { lazy, Suspense, use, useState } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { CompanyJoinForm, CompanyPreview } from '../../session/index.ts'
import type { CompanySlots } from '../company-slots.ts'
import { CompaniesHere } from './companies-here.tsx'
import { useExamplePage } from './use-example-page.ts'

const OnboardingSteps = lazy(async () => ({ default: (await import('./steps.tsx')).OnboardingSteps }))

interface Props {
  /** Called only for employers, whose pages show the slots. */
  readonly slots: () => Promise<CompanySlots>
}

/** The entry for a new company: an account, then the steps that fill its page. */
export function CompanyOnboardingPage({ slots }: Props) {
  const { productName } = useSettings()
  const user = useCurrentUser()
  const [name, setName] = useState('')
  const example = useExamplePage()
  if (user?.role === 'employer') return <Steps slots={slots} />
  const title = t('Join {productName} as a company', { productName })
  return (
    <NarrowPage
      title={title}
      intro={t(
        'Show what it’s like to work with you, and reach people who are looking. Your page, your jobs and their applicants are free.',
      )}
      below={
        <>
          <p>
            {rich('Already here? <login>Log in</login>', {
              login: (text) => <TextLink to="/login?portal=employers">{text}</TextLink>,
            })}
          </p>
          <CompaniesHere />
        </>
      }
      beside={<CompanyPreview name={name} example={example} />}
    >
      <PageHead title={title} path="/company/onboarding" />
      <CompanyJoinForm onName={setName} />
    </NarrowPage>
  )
}

function Steps({ slots }: Props) {
  const [loading] = useState(slots)
  return (
    <Suspense fallback={null}>
      <PageHead title={t('Complete your company’s page')} noindex />
      <Loaded loading={loading} />
    </Suspense>
  )
}

function Loaded({ loading }: { loading: Promise<CompanySlots> }) {
  return <OnboardingSteps slots={use(loading)} />
}
