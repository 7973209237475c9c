import { type Query, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { AccountPictures } from '../pictures/index.ts'
import { LoadedPendingNotice } from '../session/index.ts'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Everything about the viewer's account, on one page with an address for each part. */
export function SettingsPage() {
  const api = useApi()
  const user = useCurrentUser()
  const { data: account, isError, isFetching, refetch } = useQuery(queryOf(api, 'GET /api/v1/account'))
  const isSettled = useAllSettled(account !== undefined)
  const step = useLoadingStep(!isSettled && !isError)
  useScrollToPart(isSettled && step === 'nothing')
  if (!user) return null
  const professional = user.role === 'professional'
  const parts = [
    ...(user.slug === '' ? [] : [['pictures', professional ? 'Photo and cover' : 'Logo and cover'] as const]),
    ['account', 'Account'],
    ['appearance', 'Appearance'],
    ['privacy', 'Privacy'],
    ...(professional ? [['newsletter', 'Newsletter'] as const] : []),
    ['devices', 'Devices'],
    ...(user.slug === '' ? [] : [['invitations', 'Invitations'] as const]),
    ['data', 'Your data'],
  ] as const
  return (
    <div className="mx-auto grid max-w-shell gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:max-w-[59rem] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PageHead title="Settings" noindex />
      <h1 className="text-h1 lg:col-span-2">Settings</h1>
      <nav aria-label="Settings" className="min-w-0 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
        <ul className="-my-1 flex gap-x-4 overflow-x-auto py-1 max-lg:-mx-gutter max-lg:px-gutter lg:flex-col lg:overflow-visible">
          {parts.map(([id, label]) => (
            <li key={id} className="shrink-0">
              <TextLink to={`#${id}`} look="quiet" className="inline-flex min-h-control items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-12">
        <LoadedPendingNotice />
        {account ? (
          <div className={isSettled && step === 'nothing' ? 'flex flex-col gap-12' : 'hidden'}>
            {user.slug === '' ? null : (
              <SettingsSection id="pictures" title={professional ? 'Photo and cover' : 'Logo and cover'}>
                <AccountPictures />
              </SettingsSection>
            )}
            <AccountSection account={account} />
            <AppearanceSection account={account} />
            <PrivacySection account={account} />
            {professional ? <NewsletterSection account={account} /> : null}
            <DevicesSection />
            {user.slug === '' ? null : <InvitationsSection account={account} slug={user.slug} />}
            <DataSection account={account} />
          </div>
        ) : null}
        {isError && !account ? (
          <FailedBlock title="Couldn’t load your settings" onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {step === 'nothing' || isError ? null : <SettingsSkeleton />}
      </div>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading your settings">
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

/**
 * Whether all queries of the page's parts have succeeded or failed. A part that appeared later would move the ones
 * below it from under the pointer.
 */
function useAllSettled(hasStarted: boolean): boolean {
  const waited = { predicate: ({ state }: Query) => state.status === 'pending' }
  const queryClient = useQueryClient()
  const pending = useIsFetching(waited)
  const [isSettled, setIsSettled] = useState(false)
  // The parts have started their queries by now: their effects run before this one.
  useEffect(() => {
    if (hasStarted && pending === 0 && queryClient.isFetching(waited) === 0) setIsSettled(true)
  })
  return isSettled
}

/** The parts render after the page: by then the browser has already searched for the address's fragment in vain. */
function useScrollToPart(there: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (there && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [there, hash])
}
