import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { PushSwitch } from './push/push-switch.tsx'
import { useChangeSetting } from './queries.ts'
import { ScheduleSection } from './schedule-section.tsx'

/** The notification settings: each kind with its channels. */
export function NotificationSettingsPage() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/notification-settings'),
  )
  const step = useLoadingStep(isPending)
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12 lg:max-w-[59rem]">
      <PageHead title="Notification settings" noindex />
      <h1 className="text-h1">Notification settings</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        Choose what you hear about, and how. You’ll get at most one email a day of each kind, except for messages and
        interviews about your applications, and searches that notify you at once.
      </p>
      <div className="mt-8 flex flex-col gap-6">
        {isError && !data ? (
          <FailedBlock
            title="Couldn’t load your notification settings"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data && data.length > 0 ? <PushSwitch /> : null}
        {data && data.length > 0 ? (
          <div className="rows">
            {data.map((setting) => (
              <Setting key={setting.kind} setting={setting} />
            ))}
          </div>
        ) : null}
        {data && data.length > 0 ? <ScheduleSection /> : null}
        {data?.length === 0 ? <p className="text-muted">Admins get no notifications.</p> : null}
        {step === 'nothing' || isError ? null : (
          <SkeletonGroup label="Loading your notification settings">
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to="/notifications">All notifications</TextLink>
          <TextLink to="/jobs/digest">Job digest</TextLink>
        </p>
      </div>
    </div>
  )
}

function Setting({ setting: { kind, title, hint, app, mail, push } }: { setting: NotificationSetting }) {
  const change = useChangeSetting()
  return (
    <section aria-labelledby={`${kind}-title`} className="row scroll-mt-24 px-4 sm:px-6">
      <fieldset
        id={kind}
        aria-labelledby={`${kind}-title`}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
      >
        <div className="min-w-0 grow basis-[14rem]">
          <h2 id={`${kind}-title`} className="text-body">
            {title}
          </h2>
          <p className="text-small text-muted">{hint}</p>
        </div>
        <div className="grid w-full grid-cols-[6.5rem_6rem_4.5rem] gap-x-2 sm:w-auto sm:gap-x-6">
          <Checkbox
            label="In the app"
            checked={app}
            onChange={(event) => change.mutate({ kind, app: event.target.checked })}
          />
          {mail === null ? (
            <span />
          ) : (
            <Checkbox
              label="By email"
              checked={mail}
              onChange={(event) => change.mutate({ kind, mail: event.target.checked })}
            />
          )}
          <Checkbox
            label="Push"
            checked={push}
            onChange={(event) => change.mutate({ kind, push: event.target.checked })}
          />
        </div>
      </fieldset>
    </section>
  )
}
