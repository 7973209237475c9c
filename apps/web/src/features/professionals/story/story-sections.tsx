import type { Story } from '@rise/contract/professionals/story/shapes'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { formatDate, formatSpan } from '../format-span.ts'
import { FactLine, Highlights, LinkedName, StorySection } from './story-parts.tsx'

/** Everything except work, each part in its own section unless empty. */
export function StorySections({ story }: { story: Story }) {
  return (
    <>
      <Entries title="Education" entries={story.education} keyOf={(entry) => `${entry.institution} ${entry.degree}`}>
        {({ institution, url, degree, startDate, endDate, score, courses }) => (
          <>
            <h3 className="text-body wrap-anywhere">
              <LinkedName name={institution} url={url} />
            </h3>
            {degree ? <p className="text-small font-medium wrap-anywhere">{degree}</p> : null}
            <FactLine facts={[formatSpan(startDate, endDate), score]} />
            <Highlights lines={courses} />
          </>
        )}
      </Entries>
      <Entries title="Projects" entries={story.projects} keyOf={(entry) => `${entry.name} ${entry.startDate}`}>
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
        title="Volunteering"
        entries={story.volunteer}
        keyOf={(entry) => `${entry.organization} ${entry.startDate}`}
      >
        {({ organization, position, url, summary, highlights, startDate, endDate }) => (
          <>
            <h3 className="text-body wrap-anywhere">{position ?? <LinkedName name={organization} url={url} />}</h3>
            {position ? (
              <p className="text-small font-medium wrap-anywhere">
                <LinkedName name={organization} url={url} />
              </p>
            ) : null}
            <FactLine facts={[formatSpan(startDate, endDate)]} />
            {summary ? <Paragraphs text={summary} className="mt-2" /> : null}
            <Highlights lines={highlights} />
          </>
        )}
      </Entries>
      <Entries title="Publications" entries={story.publications} keyOf={(entry) => `${entry.name} ${entry.date}`}>
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
      <Entries title="Awards" entries={story.awards} keyOf={(entry) => `${entry.title} ${entry.date}`}>
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

interface EntriesProps<T> {
  readonly title: string
  readonly entries: readonly T[]
  readonly keyOf: (entry: T) => string
  readonly children: (entry: T) => ReactNode
}

function Entries<T>({ title, entries, keyOf, children }: EntriesProps<T>) {
  if (entries.length === 0) return null
  return (
    <StorySection title={title}>
      <ul className="flex flex-col gap-6">
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </ul>
    </StorySection>
  )
}
