import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { PublicDashboardTabs } from '../digest/index.ts'
import { Intro } from './intro.tsx'

const Desk = lazy(async () => ({ default: (await import('./desk.tsx')).Desk }))

/** Explains smart apply to guests; professionals see the jobs that fit them, each with a prepared application. */
export function SmartApplyPage() {
  const user = useCurrentUser()
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={t('SmartApply')}
        description={t(
          'Jobs that fit you, each with an application ready to send. You see every field and where it comes from before anything leaves.',
        )}
        path="/smart-apply"
      />
      <PublicDashboardTabs />
      <ForGuests>
        <Intro isGuest>
          <Title />
        </Intro>
      </ForGuests>
      {/* As high as the window, so that the footer doesn't move when the jobs arrive. */}
      <ForMembers className="min-h-below-bar">
        {user && user.role !== 'professional' ? (
          <Intro isGuest={false}>
            <Title />
          </Intro>
        ) : (
          <>
            {/* The link in the bar has the badge. */}
            <h1 className="text-h1">{t('SmartApply')}</h1>
            <div className="mt-6">
              <Suspense fallback={null}>{user ? <Desk /> : null}</Suspense>
            </div>
          </>
        )}
      </ForMembers>
    </div>
  )
}

function Title() {
  return (
    <h1 className="flex flex-wrap items-center gap-3 text-h1">
      {t('SmartApply')} <Badge tone="brand">{t('beta')}</Badge>
    </h1>
  )
}
