import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { currentLanguage, t } from '@rise/texts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/marks/badge.tsx'
import { formatBytes, formatSeconds } from './format.ts'

/** The health of database, tasks, emails, disk and boards: a word and an icon for each, and the numbers behind it. */
export function HealthList({ health: { database, queue, mail, disk, boards } }: { health: AdminOverview['health'] }) {
  const rows = [
    {
      name: t('Database'),
      state: database.state,
      facts: t('answers in {milliseconds} ms, holds {size}', {
        milliseconds: database.milliseconds.toLocaleString(currentLanguage()),
        size: formatBytes(database.bytes),
      }),
    },
    { name: t('Tasks'), state: queue.state, facts: queueFacts(queue) },
    { name: t('Mail'), state: mailState(mail), facts: mailFacts(mail) },
    {
      name: t('Disk'),
      state: disk.state,
      facts: t('{free} free of {size}', { free: formatBytes(disk.freeBytes), size: formatBytes(disk.bytes) }),
    },
    {
      name: t('Boards'),
      state: boards.state,
      facts: t('{read} read every hour, {failing} failing', {
        read: formatInteger(boards.read),
        failing: formatInteger(boards.failing),
      }),
    },
  ]
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="text-h3">
        {t('Health')}
      </h2>
      <ul className="rows mt-3 text-small">
        {rows.map(({ name, state, facts }) => (
          <li key={name}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span className="min-w-24">{name}</span>
              <span className="flex min-w-[3.25rem]">
                <StateBadge state={state} />
              </span>
              <span className="text-muted tabular-nums">{facts}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type State = AdminOverview['health']['mail']['state']

function StateBadge({ state }: { state: State | 'off' }) {
  if (state === 'off') return <Badge>{t('Off')}</Badge>
  const isWell = state === 'well'
  const Icon = isWell ? CircleCheck : TriangleAlert
  return (
    <Badge tone={isWell ? 'success' : 'danger'}>
      <Icon size={12} aria-hidden />
      {isWell ? t('OK') : t('Trouble')}
    </Badge>
  )
}

function queueFacts({ waiting, failed, oldestSeconds }: AdminOverview['health']['queue']): string {
  return t(
    '{waiting, plural, =0 {0 waiting; {failed} failed in 24 hours} one {# waiting, the oldest for {time}; {failed} failed in 24 hours} other {# waiting, the oldest for {time}; {failed} failed in 24 hours}}',
    { waiting, time: formatSeconds(oldestSeconds), failed: formatInteger(failed) },
  )
}

/** Without a mail server, no email leaves the machine, which is neither good nor bad news. */
function mailState({ state, delivery }: AdminOverview['health']['mail']): State | 'off' {
  return state === 'well' && delivery !== 'smtp' ? 'off' : state
}

function mailFacts({ delivery, waiting, failed }: AdminOverview['health']['mail']): string {
  const counts = { waiting: formatInteger(waiting), failed: formatInteger(failed) }
  return delivery === 'smtp'
    ? t('by a mail server; {waiting} waiting, {failed} failed in 24 hours', counts)
    : t('no mail server; emails are kept in the outbox; {waiting} waiting, {failed} failed in 24 hours', counts)
}
