import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { firstAndRest } from '../../../ui/layout/first-and-rest.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { formatDate, formatSpan } from '../format-span.ts'
import { FactLine, Highlights, LinkedName, PlaceMark, PlaceName, StorySection } from './story-parts.tsx'

/** Everything except work, each part in its own section unless empty. */
export function StorySections({ story }: { story: Story }) {
  return (
    <>
      <Entries
        id="education"
        title={t('Education')}
        showAll={(count) => t('Show all {count} schools', { count })}
        entries={story.education}
        keyOf={(entry) => `${entry.institution} ${entry.degree}`}
      >
        {({ institution, url, degree, startDate, endDate, score, courses }) => (
          <div className="flex gap-4">
            <PlaceMark name={institution} pages={story.pages} />
            <div className="min-w-0 grow">
              <h3 className="text-body wrap-anywhere">
                <PlaceName name={institution} url={url} pages={story.pages} />
              </h3>
              {degree ? <p className="text-small font-medium wrap-anywhere">{degree}</p> : null}
              <FactLine facts={[formatSpan(startDate, endDate), score]} />
              <Highlights lines={courses} />
            </div>
          </div>
        )}
      </Entries>
      <Entries
        id="projects"
        title={t('Projects')}
        showAll={(count) => t('Show all {count} projects', { count })}
        entries={story.projects}
        keyOf={(entry) => `${entry.name} ${entry.startDate}`}
      >
        {({ name, url, description, highlights, keywords, startDate, endDate }) => (
          <>
            <h3 className="text-body wrap-anywhere">
              <LinkedName name={name} url={url} />
            </h3>
            <FactLine facts={[formatSpan(startDate, endDate)]} />
            {description ? <Paragraphs text={description} className="mt-2" /> : null}
            <Highlights lines={highlights} />
            {keywords.length > 0 ? <ChipList chips={keywords} className="mt-3" /> : null}
          </>
        )}
      </Entries>
      <Entries
        id="volunteering"
        title={t('Volunteering')}
        showAll={(count) => t('Show all {count} entries', { count })}
        entries={story.volunteer}
        keyOf={(entry) => `${entry.organization} ${entry.startDate}`}
      >
        {({ organization, position, url, summary, highlights, startDate, endDate }) => (
          <>
            <h3 className="text-body wrap-anywhere">
              {position ?? <PlaceName name={organization} url={url} pages={story.pages} />}
            </h3>
            {position ? (
              <p className="text-small font-medium wrap-anywhere">
                <PlaceName name={organization} url={url} pages={story.pages} />
              </p>
            ) : null}
            <FactLine facts={[formatSpan(startDate, endDate)]} />
            {summary ? <Paragraphs text={summary} className="mt-2" /> : null}
            <Highlights lines={highlights} />
          </>
        )}
      </Entries>
      <Entries
        id="publications"
        title={t('Publications')}
        showAll={(count) => t('Show all {count} publications', { count })}
        entries={story.publications}
        keyOf={(entry) => `${entry.name} ${entry.date}`}
      >
        {({ name, publisher, date, url, summary }) => (
          <>
            <h3 className="text-body wrap-anywhere">
              <LinkedName name={name} url={url} />
            </h3>
            <FactLine facts={[publisher, date && formatDate(date)]} />
            {summary ? <Paragraphs text={summary} className="mt-2" /> : null}
          </>
        )}
      </Entries>
      <Entries
        id="awards"
        title={t('Awards')}
        showAll={(count) => t('Show all {count} awards', { count })}
        entries={story.awards}
        keyOf={(entry) => `${entry.title} ${entry.date}`}
      >
        {({ title, awarder, date, summary }) => (
          <>
            <h3 className="text-body wrap-anywhere">{title}</h3>
            <FactLine facts={[awarder, date && formatDate(date)]} />
            {summary ? <Paragraphs text={summary} className="mt-2" /> : null}
          </>
        )}
      </Entries>
    </>
  )
}

/** The number of entries of a kind shown before the rest is expanded. */
const SHOWN = 3

interface EntriesProps<T> {
  readonly id: string
  readonly title: string
  /** Returns the label of the button: "Show all 9 projects". */
  readonly showAll: (count: number) => string
  readonly entries: readonly T[]
  readonly keyOf: (entry: T) => string
  readonly children: (entry: T) => ReactNode
}

function Entries<T>({ id, title, showAll, entries, keyOf, children }: EntriesProps<T>) {
  if (entries.length === 0) return null
  const [shownEntries, rest] = firstAndRest(entries, SHOWN)
  const list = (items: readonly T[]) => (
    <ul className="flex flex-col gap-6">
      {items.map((entry) => (
        <li key={keyOf(entry)}>{children(entry)}</li>
      ))}
    </ul>
  )
  return (
    <StorySection id={id} title={title}>
      {list(shownEntries)}
      {rest.length > 0 ? (
        <div className="mt-4">
          <Fold label={showAll(entries.length)}>{list(rest)}</Fold>
        </div>
      ) : null}
    </StorySection>
  )
}
