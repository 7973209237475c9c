import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { msg, t } from '@rise/texts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { type Keyed, keyed, resumeOf, type StoryChange, unkeyed } from '../story-change.ts'
import { EditFrame } from './edit-frame.tsx'
import { EntryArea, EntryDate, EntryLines, EntrySpan, EntryText } from './entry-fields.tsx'
import { EntryList, type EntryWords } from './entry-list.tsx'
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

const schoolWords: EntryWords = {
  noun: msg('school', 'an entry of a list, at the start of a sentence'),
  add: msg('Add school'),
  untitled: msg('New school'),
  removed: msg('The school was removed'),
}
const certificateWords: EntryWords = {
  noun: msg('certificate', 'an entry of a list, at the start of a sentence'),
  add: msg('Add certificate'),
  untitled: msg('New certificate'),
  removed: msg('The certificate was removed'),
}
const languageWords: EntryWords = {
  noun: msg('language', 'an entry of a list, at the start of a sentence'),
  add: msg('Add language'),
  untitled: msg('New language'),
  removed: msg('The language was removed'),
}
const publicationWords: EntryWords = {
  noun: msg('publication', 'an entry of a list, at the start of a sentence'),
  add: msg('Add publication'),
  untitled: msg('New publication'),
  removed: msg('The publication was removed'),
}
const awardWords: EntryWords = {
  noun: msg('award', 'an entry of a list, at the start of a sentence'),
  add: msg('Add award'),
  untitled: msg('New award'),
  removed: msg('The award was removed'),
}

/** The page for editing education, certificates, languages, publications and awards. */
export function EditEducationPage() {
  return (
    <EditFrame
      title={t('Your education')}
      intro={t('Schools and courses, certificates, the languages you speak, publications and awards.')}
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
      label={t('Your education')}
      changedElsewhere={t('Your story was changed elsewhere while you were editing')}
    >
      <EntryList
        title={t('Schools and courses')}
        words={schoolWords}
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
              <EntryText {...common} name="institution" label={t('School')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="studyType" label={t('Degree')} optional placeholder={t('Bachelor')} />
                <EntryText {...common} name="area" label={t('Subject')} optional />
              </div>
              <EntrySpan {...common} now={t('I study here now')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="score" label={t('Grade')} optional />
                <EntryText {...common} name="url" label={t('Site')} optional type="url" placeholder="https://" />
              </div>
              <EntryLines {...common} name="courses" label={t('Courses')} optional hint={t('One per line.')} />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title={t('Certificates')}
        words={certificateWords}
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
                <EntryText {...common} name="name" label={t('Certificate')} />
                <EntryText {...common} name="issuer" label={t('Issued by')} optional />
              </div>
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryDate {...common} name="date" label={t('Issued')} />
                <EntryText {...common} name="url" label={t('Link')} optional type="url" placeholder="https://" />
              </div>
            </>
          )
        }}
      </EntryList>
      <EntryList
        title={t('Languages')}
        words={languageWords}
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
              <EntryText {...common} name="language" label={t('Language')} />
              <EntryText
                {...common}
                name="fluency"
                label={t('Level', 'how well someone knows it')}
                optional
                placeholder={t('Native, fluent, basic')}
              />
            </div>
          )
        }}
      </EntryList>
      <EntryList
        title={t('Publications')}
        words={publicationWords}
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
              <EntryText {...common} name="name" label={t('Title')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="publisher" label={t('Published by')} optional />
                <EntryDate {...common} name="releaseDate" label={t('Published')} />
              </div>
              <EntryText {...common} name="url" label={t('Link')} optional type="url" placeholder="https://" />
              <EntryArea
                {...common}
                name="summary"
                label={t('About', 'a field: about the role, project or publication')}
                optional
              />
            </>
          )
        }}
      </EntryList>
      <EntryList
        title={t('Awards')}
        words={awardWords}
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
              <EntryText {...common} name="title" label={t('Award')} />
              <div className="grid gap-4 sm:grid-cols-2">
                <EntryText {...common} name="awarder" label={t('Awarded by')} optional />
                <EntryDate {...common} name="date" label={t('Awarded')} />
              </div>
              <EntryArea {...common} name="summary" label={t('Reason')} optional />
            </>
          )
        }}
      </EntryList>
    </VersionedFormShell>
  )
}
