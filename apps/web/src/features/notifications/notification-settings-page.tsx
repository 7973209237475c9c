import { noticeGroups } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { PushSwitch } from './push/push-switch.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { ChannelHeads } from './settings/channel-boxes.tsx'
import { PresetChoice } from './settings/preset-choice.tsx'
import { SettingsGroup } from './settings/settings-group.tsx'
import { SettingsSkeleton } from './settings/settings-skeleton.tsx'

/** The notification settings: presets, groups with their kinds, this browser, and times. */
export function NotificationSettingsPage() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/notification-settings'),
  )
  const step = useLoadingStep(isPending)
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12 lg:max-w-[59rem]">
      <PageHead title={t('Notification settings')} noindex />
      <h1 className="text-h1">{t('Notification settings')}</h1>
      {step !== 'nothing' && !isError ? <SettingsSkeleton /> : null}
      <div className="mt-6 flex flex-col gap-6">
        {isError && !data ? (
          <FailedBlock
            title={t('Couldn’t load your notification settings')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data && step === 'nothing' ? (
          data.length > 0 ? (
            <Settings settings={data} />
          ) : (
            <p className="text-muted">{t('Admins get no notifications.')}</p>
          )
        ) : null}
      </div>
    </div>
  )
}

function Settings({ settings }: { settings: readonly NotificationSetting[] }) {
  const part = useNamedPlace()
  return (
    <>
      <PresetChoice settings={settings} />
      <div>
        <ChannelHeads />
        <div className="rows md:mt-2">
          {noticeGroups.map((group) => {
            const kinds = settings.filter((setting) => setting.group === group)
            return kinds.length > 0 ? <SettingsGroup key={group} group={group} settings={kinds} named={part} /> : null
          })}
        </div>
      </div>
      <p className="-mt-3 text-small text-muted">
        {rich(
          'At most one email a day of each kind, except for messages, interviews and searches that notify you at once. The <digest>Job digest</digest> has its own settings.',
          { digest: (text) => <TextLink to="/jobs/digest">{text}</TextLink> },
        )}
      </p>
      <div className="rows">
        <PushSwitch />
        <ScheduleSection isNamed={part === 'schedule'} />
      </div>
    </>
  )
}

/** Returns the part of the page that the address names, and scrolls to it, because it wasn't there on arrival. */
function useNamedPlace(): string {
  const namedPart = decodeURIComponent(useLocation().hash.slice(1))
  const hasScrolled = useRef(false)
  useEffect(() => {
    if (hasScrolled.current || namedPart === '') return
    hasScrolled.current = true
    document.getElementById(namedPart)?.scrollIntoView()
  }, [namedPart])
  return namedPart
}
