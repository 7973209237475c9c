import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { ChipList } from '../../../ui/base/chip.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { formatDate, formatSpan } from '../../professionals/index.ts'

interface Entry {
  readonly title: string
  readonly detail: string
  readonly when: string
  readonly text: string
  readonly points: readonly string[]
}

/** A résumé as text, section by section. Links in it are inactive, because other people wrote them. */
export function ResumeView({ resume, headingLevel }: { resume: Resume; headingLevel: 3 | 4 }) {
  const { basics = {}, skills = [], languages = [] } = resume
  const { email, phone, summary, location, profiles = [] } = basics
  const place = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ')
  const contact = [email, phone, place, ...profiles.map(({ url }) => url)].filter(Boolean)
  const sections = sectionsOf(resume).filter(({ entries }) => entries.length > 0)
  const isEmpty = sections.length === 0 && !summary && skills.length === 0
  return (
    <div className="mt-2 flex flex-col gap-6">
      {contact.length > 0 ? (
        <p className="text-small text-muted wrap-anywhere">
          <Facts>{contact}</Facts>
        </p>
      ) : null}
      {summary ? <Paragraphs text={summary} /> : null}
      {isEmpty ? <p className="text-muted">{t('There’s nothing in it yet.')}</p> : null}
      {sections.map(({ title, entries }) => (
        <Section key={title} title={title} level={headingLevel}>
          <ol className="flex flex-col gap-3">
            {entries.map((entry, index) => (
              <li key={`${entry.title} ${index.toString()}`}>
                <EntryView entry={entry} />
              </li>
            ))}
          </ol>
        </Section>
      ))}
      {skills.length > 0 ? (
        <Section title={t('Skills')} level={headingLevel}>
          <ChipList chips={[...new Set(skills.map(({ name = '' }) => name).filter(Boolean))]} whole />
        </Section>
      ) : null}
      {languages.length > 0 ? (
        <Section title={t('Languages')} level={headingLevel}>
          <p>
            <Facts>{languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(': '))}</Facts>
          </p>
        </Section>
      ) : null}
    </div>
  )
}

function Section({ title, level, children }: { title: string; level: 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading className="mb-2 text-small font-semibold text-muted">{title}</Heading>
      {children}
    </section>
  )
}

function EntryView({ entry: { title, detail, when, text, points } }: { entry: Entry }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="text-small text-muted wrap-anywhere">
        <Facts>
          {detail}
          {when}
        </Facts>
      </p>
      {text ? <Paragraphs text={text} className="mt-1 text-small" /> : null}
      {points.length > 0 ? (
        <ul className="mt-1 list-disc pl-6 text-small wrap-anywhere">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface WithDates {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}
const spanOf = ({ startDate, endDate }: WithDates) => formatSpan(startDate ?? null, endDate ?? null)
const entry = (
  title: string | undefined,
  rest: { [K in keyof Omit<Entry, 'title'>]?: Entry[K] | undefined },
): Entry => ({
  title: title ?? '',
  detail: rest.detail ?? '',
  when: rest.when ?? '',
  text: rest.text ?? '',
  points: [...new Set(rest.points ?? [])],
})

function sectionsOf(resume: Resume): { readonly title: string; readonly entries: readonly Entry[] }[] {
  const {
    work = [],
    volunteer = [],
    education = [],
    projects = [],
    certificates = [],
    publications = [],
    awards = [],
  } = resume
  return [
    {
      title: t('Work', 'a part of a résumé'),
      entries: work.map((one) =>
        entry(one.position ?? one.name, {
          detail: one.position ? one.name : '',
          ...{ when: spanOf(one), text: one.summary, points: one.highlights },
        }),
      ),
    },
    {
      title: t('Education'),
      entries: education.map((one) =>
        entry([one.studyType, one.area].filter(Boolean).join(', ') || one.institution, {
          ...{ detail: one.institution, when: spanOf(one), points: one.courses },
        }),
      ),
    },
    {
      title: t('Projects'),
      entries: projects.map((one) =>
        entry(one.name, { when: spanOf(one), text: one.description, points: one.highlights }),
      ),
    },
    {
      title: t('Volunteering'),
      entries: volunteer.map((one) =>
        entry(one.position ?? one.organization, {
          ...{ detail: one.organization, when: spanOf(one), text: one.summary, points: one.highlights },
        }),
      ),
    },
    {
      title: t('Certificates'),
      entries: certificates.map((one) => entry(one.name, { detail: one.issuer, when: formatDate(one.date ?? '') })),
    },
    {
      title: t('Publications'),
      entries: publications.map((one) =>
        entry(one.name, { detail: one.publisher, when: formatDate(one.releaseDate ?? ''), text: one.summary }),
      ),
    },
    {
      title: t('Awards'),
      entries: awards.map((one) =>
        entry(one.title, { detail: one.awarder, when: formatDate(one.date ?? ''), text: one.summary }),
      ),
    },
  ]
}
