import type { ReadableField } from '@rise/contract/postings/kinds'
import { wasPublished } from '@rise/contract/postings/policy'
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { invalidate, keyOf, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import type { ListEntry } from '../../../ui/fields/list-entry.ts'

export type JobValues = WrittenJob['fields']

export type QuestionPart = 'text' | 'options' | 'wanted' | 'reason'

interface Values extends JobValues {
  readonly guessed: readonly ReadableField[]
}

/** The form of a job, with its guessed fields. */
export interface JobForm {
  readonly values: Values
  /** Changes fields by hand, which confirms them. */
  set(change: Partial<JobValues>): void
  /** Fills fields from a reading. */
  fill(change: Partial<JobValues>, guessed: readonly ReadableField[]): void
  confirm(field: ReadableField): void
  /** Confirms all guesses as they are. */
  confirmAll(): void
  field(name: keyof JobValues | `questions.${number}.${QuestionPart}`): { id: string; error?: string }
  /** The text typed for a list but not yet added. */
  entry(name: keyof JobValues): ListEntry
}

/** A job without any content. */
export const emptyJob: JobValues = {
  title: '',
  places: [],
  workType: 'Onsite',
  employmentType: 'Full-time',
  seniority: null,
  department: null,
  payFrom: null,
  payTo: null,
  payCurrency: '',
  payPeriod: 'YEAR',
  skills: [],
  benefits: [],
  language: null,
  closesOn: null,
  description: '',
  apply: '',
  applicationType: 'Smart Apply',
  questions: [],
}

const guessOf = (name: string) => (name.startsWith('pay') ? 'pay' : name) as ReadableField

type Editable = Pick<WrittenJob, '_id' | 'version' | 'fields' | 'descriptionHtml' | 'guessed'>

/** Returns the form's initial values; the description is HTML, even if it was written in Markdown. */
function valuesOf({ fields, descriptionHtml, guessed }: Editable): Values {
  return { ...fields, description: descriptionHtml, guessed }
}

/**
 * The form for editing the job `saved` of the company at `slug`, or for a new job if it is undefined. Drafts may be
 * incomplete until `checkWhole` is called.
 */
export function useJobForm(slug: string, saved: WrittenJob | undefined, onSaved: (now: WrittenJob) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [newId] = useState(() => crypto.randomUUID())
  const checksWhole = useRef(false)
  const needsAllFields = saved !== undefined && (wasPublished(saved.state) || saved.state === 'scheduled')
  const blank: Editable = { _id: slug, version: 0, fields: emptyJob, descriptionHtml: '', guessed: [] }
  const id = saved?._id ?? newId
  const schema = async () => {
    const { formSchemas } = await import('../form-schemas.ts')
    return needsAllFields || checksWhole.current ? formSchemas.job : formSchemas.jobDraft
  }
  const bodyOf = ({ guessed, ...fields }: Values) => ({ fields, guessed: [...guessed] })
  const form: VersionedForm<Values> = useVersionedForm({
    name: saved ? `job:${saved._id}` : 'job:new',
    saved: saved ?? blank,
    pick: valuesOf,
    toBody: bodyOf,
    schema,
    conflictCode: 'written-job-changed',
    async send({ version, ...body }) {
      const params = { slug, id }
      const { result } = await api('PUT /api/v1/companies/{slug}/written-jobs/{id}', {
        params,
        body: { version, ...body },
      })
      queryClient.setQueryData(
        keyOf('GET /api/v1/companies/{slug}/written-jobs/{id}', { params: { slug, id } }),
        result,
      )
      void invalidate(queryClient, ['GET /api/v1/companies/{slug}/jobs'])
      onSaved(result)
      return result
    },
    latest: () =>
      queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/companies/{slug}/written-jobs/{id}', { params: { slug, id } }, presentVersion),
        staleTime: 0,
      }),
  })
  const { values } = form
  const guessedWithout = (names: readonly string[]) =>
    values.guessed.filter((guess) => !names.map(guessOf).includes(guess))
  const job: JobForm = {
    values,
    set: (change) => form.set({ ...change, guessed: guessedWithout(Object.keys(change)) }),
    fill: (change, guessed) => form.set({ ...change, guessed: [...new Set([...values.guessed, ...guessed])] }),
    confirm: (field) => form.set({ guessed: guessedWithout([field]) }),
    confirmAll: () => form.set({ guessed: [] }),
    field: (name) => form.field(`fields.${name}`),
    entry: (name) => form.entry(`fields.${name}`),
  }
  return {
    form: {
      ...form,
      /** Saves a draft even if the preview has refused it. */
      submit(event: FormEvent) {
        checksWhole.current = false
        form.submit(event)
      },
    },
    job,
    /** From now on, saving requires everything that a job needs. */
    checkWhole() {
      checksWhole.current = true
    },
    /** Saves the valid fields of a draft silently; errors are shown at the preview. */
    async saveQuietly() {
      checksWhole.current = false
      const { formSchemas } = await import('../form-schemas.ts')
      const draft = { version: saved?.version ?? 0, ...bodyOf(form.values) }
      if (formSchemas.jobDraft.safeParse(draft).success) await form.save()
    },
  }
}
