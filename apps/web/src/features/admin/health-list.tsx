import type { AdminOverview } from '@rise/contract/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/marks/badge.tsx'
import { formatBytes, formatSeconds } from './format.ts'

/** The health of database, tasks, emails, disk and boards: a word and an icon for each, and the numbers behind it. */
export function HealthList({ health: { database, queue, mail, disk, boards } }: { health: AdminOverview['health'] }) {
  const rows = [
    {
      name: 'Database',
      state: database.state,
      facts: `answers in ${database.milliseconds.toLocaleString('en-US')} ms, holds ${formatBytes(database.bytes)}`,
    },
    { name: 'Tasks', state: queue.state, facts: queueFacts(queue) },
    { name: 'Mail', state: mailState(mail), facts: mailFacts(mail) },
    {
      name: 'Disk',
      state: disk.state,
      facts: `${formatBytes(disk.freeBytes)} free of ${formatBytes(disk.bytes)}`,
    },
    {
      name: 'Boards',
      state: boards.state,
      facts: `${formatInteger(boards.read)} read every hour, ${formatInteger(boards.failing)} failing`,
    },
  ]
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="text-h3">
        Health
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
  if (state === 'off') return <Badge>Off</Badge>
  const isWell = state === 'well'
  const Icon = isWell ? CircleCheck : TriangleAlert
  return (
    <Badge tone={isWell ? 'success' : 'danger'}>
      <Icon size={12} aria-hidden />
      {isWell ? 'OK' : 'Trouble'}
    </Badge>
  )
}

function queueFacts({ waiting, failed, oldestSeconds }: AdminOverview['health']['queue']): string {
  const waitText = waiting > 0 ? `, the oldest for ${formatSeconds(oldestSeconds)}` : ''
  return `${formatInteger(waiting)} waiting${waitText}; ${formatInteger(failed)} failed in 24 hours`
}

/** Without a mail server, no email leaves the machine, which is neither good nor bad news. */
function mailState({ state, delivery }: AdminOverview['health']['mail']): State | 'off' {
  return state === 'well' && delivery !== 'smtp' ? 'off' : state
}

function mailFacts({ delivery, waiting, failed }: AdminOverview['health']['mail']): string {
  const deliveryText = delivery === 'smtp' ? 'by a mail server' : 'no mail server; emails are kept in the outbox'
  return `${deliveryText}; ${formatInteger(waiting)} waiting, ${formatInteger(failed)} failed in 24 hours`
}
