import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { useAllSettled } from '../../app/use-all-settled.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { PendingNotice } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SettingsNav } from './settings-nav.tsx'

/** Everything about the viewer's account, on one page with an address for each part. */
export function SettingsPage() {
  const api = useApi()
  const user = useCurrentUser()
  const { data: account, isError, isFetching, refetch } = useQuery(queryOf(api, 'GET /api/v1/account'))
  const isSettled = useAllSettled(account !== undefined)
  const step = useLoadingStep(!isSettled && !isError)
  useScrollToPart(isSettled && step === 'nothing')
  if (!user) return null
  const isProfessional = user.role === 'professional'
  const parts = [
    ['account', t('Account')],
    ['appearance', t('Appearance')],
    ['privacy', t('Privacy')],
    ...(user.role.startsWith('admin') ? [] : [['newsletter', t('Newsletter')] as const]),
    ['devices', t('Devices')],
    ...(user.slug === '' ? [] : [['invitations', t('Invitations')] as const]),
    ['data', t('Your data')],
  ] as const
  return (
    <div className="mx-auto grid max-w-shell gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:max-w-[59rem] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PageHead title={t('Settings')} noindex />
      <h1 className="text-h1 lg:col-span-2">{t('Settings')}</h1>
      <SettingsNav parts={parts} />
      <div className="flex min-w-0 flex-col gap-12">
        {user.standing === 'pending' ? (
          <Suspense fallback={<div className="min-h-[9rem]" />}>
            <PendingNotice />
          </Suspense>
        ) : null}
        {account ? (
          <div className={isSettled && step === 'nothing' ? 'flex flex-col gap-12' : 'hidden'}>
            <AccountSection account={account} />
            <AppearanceSection account={account} />
            <PrivacySection account={account} />
            {user.role.startsWith('admin') ? null : <NewsletterSection account={account} jobs={isProfessional} />}
            <DevicesSection />
            {user.slug === '' ? null : <InvitationsSection account={account} slug={user.slug} />}
            <DataSection account={account} />
          </div>
        ) : null}
        {isError && !account ? (
          <FailedBlock title={t('Couldn’t load your settings')} onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {step === 'nothing' || isError ? null : <SettingsSkeleton />}
      </div>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your settings')}>
      <div className="flex flex-col gap-12">
        {['account', 'appearance', 'privacy'].map((part) => (
          <div key={part} className="flex flex-col gap-4">
            <Skeleton className="h-8 w-full max-w-card" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** Scrolls to the part in the address's fragment, which the browser could not find before the parts were rendered. */
function useScrollToPart(isReady: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isReady, hash])
}
