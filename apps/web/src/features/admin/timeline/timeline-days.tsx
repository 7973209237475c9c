import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import { rich } from '@rise/texts/rich'
import { hrefOf } from '../../../app/admin/lists/list-view.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { nameOfDay } from '../../../ui/calendar/day-words.ts'
import { ClockTime } from '../../../ui/time/time.tsx'
import { ActWords, ChangedValue, furtherChanges } from '../notes/act-words.tsx'

interface Props {
  readonly entries: readonly TimelineEntry[]
  /** The address of the list. Links on an entry extend it by a filter. */
  readonly path: string
}

/** Actions, newest first, grouped by day in the reader's time zone. */
export function TimelineDays({ entries, path }: Props) {
  const now = new Date()
  const days = Map.groupBy(entries, ({ at }) => nameOfDay(new Date(at), now))
  return [...days].map(([day, acts]) => (
    <section key={day} aria-label={day}>
      <h2 className="mb-2 text-small font-medium text-muted">{day}</h2>
      <ol className="rows">
        {acts.map((entry) => (
          <li key={entry._id} className="row flex flex-col gap-2 text-small sm:flex-row sm:gap-4">
            <ClockTime date={entry.at} className="shrink-0 text-muted tabular-nums sm:w-16" />
            <div className="flex min-w-0 grow flex-col gap-2">
              <Sentence entry={entry} path={path} />
              <ChangeList entry={entry} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ))
}

function Sentence({ entry, path }: { entry: TimelineEntry; path: string }) {
  const { by, subject } = entry
  return (
    <p className="wrap-break-word">
      <ActWords of={entry} by={by.name} subject={subject && <Subject of={subject} />} />
      {subject === null || subject._id === null ? null : (
        <>
          {' '}
          <TextLink
            look="quiet"
            to={hrefOf(path, { q: subject._id })}
            className="text-caption whitespace-nowrap underline underline-offset-4"
          >
            {rich('All acts<hidden> about {name}</hidden>', {
              name: subject.name,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </TextLink>
        </>
      )}
    </p>
  )
}

function Subject({ of: { name, path } }: { of: NonNullable<TimelineEntry['subject']> }) {
  return path === null ? <span className="font-medium">{name}</span> : <TextLink to={path}>{name}</TextLink>
}

function ChangeList({ entry }: { entry: TimelineEntry }) {
  const changes = furtherChanges(entry)
  if (changes.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {changes.map((change) => (
        <div key={change.name} className="min-w-0">
          <dt className="inline">{change.name}: </dt>
          <dd className="inline text-text wrap-break-word">
            <ChangedValue change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
