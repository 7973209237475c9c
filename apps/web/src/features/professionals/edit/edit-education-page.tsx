import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { type Keyed, keyed, resumeOf, type StoryChange, unkeyed } from '../story-change.ts'
import { EditFrame } from './edit-frame.tsx'
import { EntryArea, EntryDate, EntryLines, EntrySpan, EntryText } from './entry-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { spanOf } from './span-of.ts'
import { useCompanyMark } from './use-company-mark.tsx'
import { useStoryForm } from './use-story-form.ts'

type EntryOf<K extends keyof Resume> = Keyed<
  NonNullable<Resume[K]> extends readonly (infer E extends object)[] ? E : never
>

interface Values {
  readonly education: EntryOf<'education'>[]
  readonly certificates: EntryOf<'certificates'>[]
  readonly languages: EntryOf<'languages'>[]
  readonly publications: EntryOf<'publications'>[]
  readonly awards: EntryOf<'awards'>[]
}

/** The page for editing education, certificates, languages, publications and awards. */
export function EditEducationPage() {
  return (
    <EditFrame
      title="Your education"
      intro="Schools and courses, certificates, the languages you speak, publications and awards."
    >
      {(story) => <EducationForm story={story} />}
    </EditFrame>
  )
}

function valuesOf(story: OwnStory): Values {
  const { education = [], certificates = [], languages = [], publications = [], awards = [] } = resumeOf(story)
  return {
    education: education.map(keyed),
    certificates: certificates.map(keyed),
    languages: languages.map(keyed),
    publications: publications.map(keyed),
    awards: awards.map(keyed),
  }
}

function toChange({ education, certificates, languages, publications, awards }: Values): StoryChange {
  return {
    resume: {
      education: unkeyed(education),
      certificates: unkeyed(certificates),
      languages: unkeyed(languages),
      publications: unkeyed(publications),
      awards: unkeyed(awards),
    },
  }
}

function EducationForm({ story }: { story: OwnStory }) {
  const form = useStoryForm<Values>({ name: 'education', story, pick: valuesOf, toChange })
  const { values, errors, set } = form
  const markOf = useCompanyMark()
  return (
    <VersionedFormShell
      form={form}
      label="Your education"
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <EntryList
        title="Schools and courses"
        noun="school"
        path="resume.education"
        entries={values.education}
        errors={errors}
        titleOf={({ institution, area, studyType }) => [area ?? studyType, institution].filter(Boolean).join(', ')}
        detailOf={spanOf}
        markOf={({ institution }) => markOf(institution)}
        onChange={(education) => set({ education })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <EntryText {...common} name="institution" label="School" />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="studyType" label="Degree" optional placeholder="Bachelor" />
                <EntryText {...common} name="area" label="Subject" optional />
              </div>
              <EntrySpan {...common} now="I study here now" />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="score" label="Grade" optional />
                <EntryText {...common} name="url" label="Site" optional type="url" placeholder="https://" />
              </div>
              <EntryLines {...common} name="courses" label="Courses" optional hint="One per line." />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title="Certificates"
        noun="certificate"
        path="resume.certificates"
        entries={values.certificates}
        errors={errors}
        titleOf={({ name }) => name ?? ''}
        onChange={(certificates) => set({ certificates })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="name" label="Certificate" />
                <EntryText {...common} name="issuer" label="Issued by" optional />
              </div>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryDate {...common} name="date" label="Issued" />
                <EntryText {...common} name="url" label="Link" optional type="url" placeholder="https://" />
              </div>
            </>
          )
        }}
      </EntryList>
      <EntryList
        title="Languages"
        noun="language"
        path="resume.languages"
        entries={values.languages}
        errors={errors}
        titleOf={({ language, fluency }) => [language, fluency].filter(Boolean).join(', ')}
        onChange={(languages) => set({ languages })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <EntryText {...common} name="language" label="Language" />
              <EntryText {...common} name="fluency" label="Level" optional placeholder="Native, fluent, basic" />
            </div>
          )
        }}
      </EntryList>
      <EntryList
        title="Publications"
        noun="publication"
        path="resume.publications"
        entries={values.publications}
        errors={errors}
        titleOf={({ name }) => name ?? ''}
        onChange={(publications) => set({ publications })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <EntryText {...common} name="name" label="Title" />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="publisher" label="Published by" optional />
                <EntryDate {...common} name="releaseDate" label="Published" />
              </div>
              <EntryText {...common} name="url" label="Link" optional type="url" placeholder="https://" />
              <EntryArea {...common} name="summary" label="About" optional />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title="Awards"
        noun="award"
        path="resume.awards"
        entries={values.awards}
        errors={errors}
        titleOf={({ title }) => title ?? ''}
        onChange={(awards) => set({ awards })}
      >
        {(entry, path, change) => {
          const common = { entry, path, errors, change }
          return (
            <>
              <EntryText {...common} name="title" label="Award" />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="awarder" label="Awarded by" optional />
                <EntryDate {...common} name="date" label="Awarded" />
              </div>
              <EntryArea {...common} name="summary" label="Reason" optional />
            </>
          )
        }}
      </EntryList>
    </VersionedFormShell>
  )
}
