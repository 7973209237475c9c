import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { Card } from '../../ui/base/card.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useLoadingStep } from '../../ui/feedback/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { settingsQuery, useChangeSetting } from './queries.ts'

/** What one wants to be told, and how: each kind with its channels. */
export function NotificationSettingsPage() {
  const { data, isError, isFetching, isPending, refetch } = useQuery(settingsQuery(useApi()))
  const step = useLoadingStep(isPending)
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title="Notification settings" noindex />
      <h1 className="text-h1">Notification settings</h1>
      <p className="mt-2 text-lead text-muted">
        Choose what you hear about, and how. You’ll get at most one email a day of each kind.
      </p>
      <div className="mt-8 flex flex-col gap-6">
        {isError && !data ? (
          <FailedBlock
            title="Couldn’t load your notification settings"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data?.map((setting) => (
          <Setting key={setting.kind} setting={setting} />
        ))}
        {data?.length === 0 ? <p className="text-muted">Admins are told nothing here.</p> : null}
        {step === 'nothing' || isError ? null : (
          <SkeletonGroup label="Loading your notification settings">
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
        <p>
          <TextLink to="/notifications">All notifications</TextLink>
        </p>
      </div>
    </div>
  )
}

function Setting({ setting: { kind, title, hint, app, mail } }: { setting: NotificationSetting }) {
  const change = useChangeSetting()
  return (
    <Card as="section" aria-labelledby={`${kind}-title`} className="scroll-mt-24">
      <fieldset id={kind}>
        <legend id={`${kind}-title`} className="text-h3">
          {title}
        </legend>
        <p className="mt-1 text-muted">{hint}</p>
        <div className="mt-3 flex flex-wrap gap-x-8">
          <Checkbox
            label="In the app"
            checked={app}
            onChange={(event) => change.mutate({ kind, app: event.target.checked })}
          />
          {mail === null ? null : (
            <Checkbox
              label="By email"
              checked={mail}
              onChange={(event) => change.mutate({ kind, mail: event.target.checked })}
            />
          )}
        </div>
      </fieldset>
    </Card>
  )
}
