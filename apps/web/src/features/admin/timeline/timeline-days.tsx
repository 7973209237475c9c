import { adminActs } from '@rise/contract/admin/acts'
import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import { hrefOf } from '../../../app/admin/lists/list-view.ts'
import { TextLink } from '../../../ui/base/link.tsx'
import { useDateLocale } from '../../../ui/time/date-locale.ts'
import { ClockTime } from '../../../ui/time/time.tsx'
import { changesOf } from '../notes/change-words.ts'

interface Props {
  readonly entries: readonly TimelineEntry[]
  /** The address of the list, to which links on an entry add a filter. */
  readonly path: string
}

/** Actions, newest first, grouped by day in the reader's time zone. */
export function TimelineDays({ entries, path }: Props) {
  const locale = useDateLocale()
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
  const days = Map.groupBy(entries, ({ at }) => dayFormat.format(new Date(at)))
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

function Sentence({ entry: { by, act, subject }, path }: { entry: TimelineEntry; path: string }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">{by.name}</span> {adminActs[act] ?? act}{' '}
      {subject === null ? null : subject.path === null ? (
        <span className="font-medium">{subject.name}</span>
      ) : (
        <TextLink to={subject.path}>{subject.name}</TextLink>
      )}
      {subject === null || subject._id === null ? null : (
        <>
          {' '}
          <TextLink look="quiet" to={hrefOf(path, { q: subject._id })} className="text-caption whitespace-nowrap">
            All acts<span className="sr-only"> about {subject.name}</span>
          </TextLink>
        </>
      )}
    </p>
  )
}

function ChangeList({ entry: { before, after } }: { entry: TimelineEntry }) {
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  if (before === null) {
    return (
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {changes.map((change) => (
          <div key={change.name} className="flex min-w-0 gap-1">
            <dt>{change.name}:</dt>
            <dd className="text-text wrap-anywhere">{change.after}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">Changed</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.name}>
            <th scope="row" className="wrap-anywhere">
              {change.name}
            </th>
            <td className="text-muted wrap-anywhere">{change.before}</td>
            <td className="wrap-anywhere">{change.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
