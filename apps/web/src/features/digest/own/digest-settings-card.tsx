import { weekdays } from '@rise/contract/digest/kinds'
import type { DigestSettings } from '@rise/contract/digest/shapes'
import { everyWeekday, weekdayNames } from '@rise/contract/digest/words'
import { currentLanguage, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { clockOf, ownZone, zoneName, zonesWith } from '../../../ui/fields/zones.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { useChangeDigest, useChangeRhythm } from '../queries.ts'

const DAY_MS = 86_400_000
const HOUR_MINUTES = 60
const pauses = [
  { days: 14, label: msg('Pause for 2 weeks') },
  { days: 90, label: msg('Pause for 3 months') },
] as const
/** The time zone used until the member has chosen one. */
const UNKNOWN_ZONE = 'UTC'

/** Whether, when and how often the digest is sent. Each control saves immediately. */
export function DigestSettingsCard() {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/digest'))
  return (
    <Card as="section" id="settings" aria-labelledby="digest-settings" className="flex flex-col gap-4">
      <h2 id="digest-settings" className="text-h2">
        {t('When you get it')}
      </h2>
      {data ? (
        <SettingsFields settings={data} />
      ) : (
        <SkeletonGroup label={t('Loading your settings')}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </Card>
  )
}

type Times = Pick<DigestSettings, 'weekday' | 'minute' | 'pausedUntil'> & { readonly zone: string }

function SettingsFields({ settings }: { readonly settings: DigestSettings }) {
  const { subscription, nextAt, pausedUntil } = settings
  const isDaily = useIsDaily(settings)
  const isOn = subscription !== 'none'
  const subscribe = useChangeDigest(async (api, subscribed: boolean) => {
    const { weekday, minute } = settings
    // Saves the zone first, so that the first digest is already scheduled in it.
    if (subscribed && settings.zone === null)
      await api('PUT /api/v1/digest', { body: { weekday, minute, zone: ownZone(), pausedUntil } })
    await api('PUT /api/v1/account/newsletter', { body: { subscribed } })
  })
  return (
    <>
      <Checkbox
        label={t('Send me job digests by email')}
        hint={
          subscription === 'pending'
            ? t('It starts once you’ve confirmed your email address.')
            : t('You can also unsubscribe from any email.')
        }
        checked={subscribe.isPending ? subscribe.variables : isOn}
        onChange={(event) => subscribe.mutate(event.target.checked)}
      />
      {isOn ? (
        <>
          {nextAt === null ? null : (
            <p role="status" className="text-small">
              <NextDate at={dateIn(nextAt, settings.zone ?? UNKNOWN_ZONE)} isPaused={pausedUntil !== null} />
            </p>
          )}
          <Disclosure summary={<WhenInWords settings={settings} isDaily={isDaily} />}>
            <div className="flex flex-col gap-4 pt-2 text-text">
              <WhenFields settings={settings} />
            </div>
          </Disclosure>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-small">
            <li>
              <TextLink to="/professional/jobs?show=searches">{t('Saved searches')}</TextLink>
            </li>
            {isDaily ? null : (
              <li>
                <TextLink to="/jobs/digest/billing">{t('Get it every day')}</TextLink>
              </li>
            )}
          </ul>
        </>
      ) : null}
    </>
  )
}

function NextDate({ at, isPaused }: { readonly at: string; readonly isPaused: boolean }) {
  const when = (text: ReactNode) => <strong className="font-semibold">{text}</strong>
  return isPaused
    ? rich('Paused. Next digest: <when>{at}</when>', { at, when })
    : rich('Next digest: <when>{at}</when>', { at, when })
}

function WhenFields({ settings }: { readonly settings: DigestSettings }) {
  const { rhythm, weekday, minute, zone, pausedUntil } = settings
  const isDaily = useIsDaily(settings)
  const times = useChangeDigest((api, change: Partial<Times>) =>
    api('PUT /api/v1/digest', { body: { weekday, minute, zone: zone ?? ownZone(), pausedUntil, ...change } }),
  )
  const shownTimes = { weekday, minute, zone: zone ?? UNKNOWN_ZONE, ...(times.isPending ? times.variables : {}) }
  const hours = [...new Set([minute, ...Array.from({ length: 24 }, (_, hour) => hour * HOUR_MINUTES)])].toSorted(
    (a, b) => a - b,
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <RhythmField rhythm={rhythm} />
        {isDaily ? null : (
          <Select
            label={t('Day')}
            value={shownTimes.weekday}
            onChange={({ target }) => times.mutate({ weekday: Number(target.value) })}
          >
            {weekdays.map((name, index) => (
              <option key={name} value={index + 1}>
                {t(weekdayNames[name])}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={t('Time')}
          value={shownTimes.minute}
          onChange={({ target }) => times.mutate({ minute: Number(target.value) })}
        >
          {hours.map((one) => (
            <option key={one} value={one}>
              {clockOf(one)}
            </option>
          ))}
        </Select>
        <Select
          label={t('Time zone')}
          value={shownTimes.zone}
          onChange={({ target }) => times.mutate({ zone: target.value })}
        >
          {zonesWith(shownTimes.zone).map((name) => (
            <option key={name} value={name}>
              {zoneName(name)}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex flex-wrap gap-2">
        {pausedUntil === null ? (
          pauses.map(({ days, label }) => (
            <Button
              key={days}
              size="dense"
              busy={times.isPending && times.variables.pausedUntil !== undefined}
              onClick={() => times.mutate({ pausedUntil: new Date(Date.now() + days * DAY_MS).toISOString() })}
            >
              {t(label)}
            </Button>
          ))
        ) : (
          <Button size="dense" busy={times.isPending} onClick={() => times.mutate({ pausedUntil: null })}>
            {t('Resume')}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        {rich('Quiet hours from your <settings>notification settings</settings> apply, too.', {
          settings: (text) => <TextLink to="/notification-settings#schedule">{text}</TextLink>,
        })}
      </p>
    </>
  )
}

/** The chosen rhythm, such as "Every Tuesday", followed by "Change". The time is in the line above, if any. */
function WhenInWords({ settings, isDaily }: { readonly settings: DigestSettings; readonly isDaily: boolean }) {
  const day = isDaily ? t('Every day') : everyWeekday(settings.weekday)
  return (
    <span className="tabular-nums">
      <Facts>
        <span className="text-text">
          {settings.nextAt === null
            ? t('{day} at {time}', { day, time: clockOf(settings.minute) }, 'every Monday at 08:00')
            : day}
        </span>
        {t('Change')}
      </Facts>
    </span>
  )
}

/** Whether the digest is sent daily: the member's choice only counts with the plan. */
function useIsDaily({ rhythm }: DigestSettings): boolean {
  const user = useCurrentUser()
  return rhythm === 'daily' && user?.paidPlan === 'Creator'
}

/** A select for how often the digest is sent: weekly or, with the plan, daily. */
function RhythmField({ rhythm }: { readonly rhythm: DigestSettings['rhythm'] }) {
  const user = useCurrentUser()
  const { productName } = useSettings()
  const [isPlanHintShown, setPlanHintShown] = useState(false)
  const change = useChangeRhythm()
  const canBeDaily = user?.paidPlan === 'Creator'
  const isDaily = change.isPending ? change.variables : rhythm === 'daily'
  return (
    <div>
      <Select
        label={t('How often')}
        value={isDaily ? 'daily' : 'weekly'}
        onChange={({ target }) => {
          const wantsDaily = target.value === 'daily'
          setPlanHintShown(wantsDaily && !canBeDaily)
          if (!wantsDaily || canBeDaily) change.mutate(wantsDaily)
        }}
      >
        <option value="weekly">{t('Every week')}</option>
        <option value="daily">{canBeDaily ? t('Every day') : t('Every day (Creator plan)')}</option>
      </Select>
      <p role="status" className="mt-1 text-small text-muted">
        {isPlanHintShown ? (
          <>
            {t('Daily digests come with the Creator plan of {productName}.', { productName })}{' '}
            <TextLink to="/jobs/digest/billing">{t('See the plan')}</TextLink>
          </>
        ) : null}
        {rhythm === 'daily' && !canBeDaily ? t('Weekly until you’re on the Creator plan again.') : null}
      </p>
    </div>
  )
}

function dateIn(at: string, zone: string): string {
  const language = currentLanguage()
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(new Date(at))
}
