import type { JobReading, WrittenJob } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { useWide } from '../../../ui/layout/use-wide.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { NEW_JOB_PATH, previewHref } from '../posting-address.ts'
import type { Quotes } from './guess-mark.tsx'
import { JobFields } from './job-fields.tsx'
import { LivePreview } from './live-preview.tsx'
import { MissingFields } from './missing-fields.tsx'
import { quotesOf, ReadJob } from './read-job.tsx'
import { stateWords } from './state-words.ts'
import { emptyJob, type JobForm, type JobValues, useJobForm } from './use-job-form.ts'

/** The pause in typing after which a draft is saved automatically. */
const AUTOSAVE_MS = 1_500
const noQuotes: Quotes = new Map()

interface Props {
  readonly slug: string
  readonly companyName: string
  readonly saved: WrittenJob | undefined
  readonly onSaved: (now: WrittenJob) => void
}

/** The form of a job. A draft is saved automatically and previewed; a published job is saved by its button. */
export function JobEditor({ slug, companyName, saved, onSaved }: Props) {
  const isDraft = saved === undefined || saved.state === 'draft'
  const { form, job, checkWhole, saveQuietly } = useJobForm(slug, saved, (now) => {
    onSaved(now)
    if (now.state !== 'draft') showUpdated(now)
  })
  const isWide = useWide()
  const [quotes, setQuotes] = useState(noQuotes)
  const [readingCount, setReadingCount] = useState(0)
  const [opensPreview, setOpensPreview] = useState(false)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const isBusy = form.busy || opensPreview || isPreviewing
  // A save would remove the errors that the preview shows. Until they are corrected, the tab keeps the draft.
  const hasErrors = form.problems.length > 0
  useAutosave(isDraft && form.dirty && !isBusy && !form.conflict && !hasErrors, form.values, saveQuietly)
  useOwnAddress(form.dirty, saved, opensPreview)

  /** A press during an automatic save waits for that save, and then validates the whole job. */
  async function preview() {
    setIsPreviewing(true)
    await form.settled()
    checkWhole()
    setOpensPreview(await form.save(true))
    setIsPreviewing(false)
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="flex w-full max-w-feed min-w-0 flex-col gap-6">
        {saved && !isDraft ? <Notice live={false}>{stateWords(saved)}</Notice> : null}
        {isDraft ? (
          <ReadJob
            slug={slug}
            open={saved === undefined}
            onRead={(reading) => {
              const { fields, guessed } = emptyFieldsOf(job, reading.fields)
              job.fill(fields, guessed)
              setQuotes(quotesOf(reading))
              setReadingCount(readingCount + 1)
            }}
          />
        ) : null}
        <VersionedFormShell
          form={form}
          label={t('The job')}
          changedElsewhere={t('Your job was changed elsewhere while you were editing')}
          saveLabel={isDraft ? t('Save draft') : t('Save job', 'a job that is being written')}
          untouched={saved ? (isDraft ? t('Draft saved') : t('All changes saved')) : t('Nothing written yet')}
          after={
            isDraft ? (
              <Button
                variant="primary"
                icon={<Eye size={16} aria-hidden />}
                busy={opensPreview || isPreviewing}
                onClick={() => void preview()}
              >
                {t('Preview')}
              </Button>
            ) : null
          }
        >
          {isDraft && readingCount > 0 ? <MissingFields form={job} /> : null}
          <JobFields form={job} quotes={quotes} replaced={form.replaced + readingCount} />
        </VersionedFormShell>
      </div>
      {isWide ? <LivePreview values={form.values} companyName={companyName} /> : null}
    </div>
  )
}

function showUpdated({ slug, state }: WrittenJob): void {
  const view = slug !== null && state === 'open' ? { action: { label: t('View it'), to: `/jobs/${slug}` } } : {}
  showToast({ id: 'job', kind: 'success', title: t('Job updated.'), ...view })
}

/** Returns a reading's values for the fields that are still empty in the form. */
function emptyFieldsOf({ values }: JobForm, readFields: JobReading['fields']) {
  const isUnchanged = (name: keyof JobValues) => JSON.stringify(values[name]) === JSON.stringify(emptyJob[name])
  const hasPay = values.payFrom !== null || values.payTo !== null
  const names = (Object.keys(readFields) as (keyof JobValues)[]).filter((name) =>
    name.startsWith('pay') ? !hasPay : isUnchanged(name),
  )
  const fields = Object.fromEntries(names.map((name) => [name, readFields[name]])) as Partial<JobValues>
  // If the posting says where to apply, applications are not taken here, unless the member has already changed that
  // part of the form.
  const isElsewhere = fields.apply !== undefined && isUnchanged('applicationType') && isUnchanged('questions')
  const guessedNames = [...new Set(names.map((name) => (name.startsWith('pay') ? 'pay' : name)))]
  return {
    fields: { ...fields, ...(isElsewhere && { applicationType: 'Apply Directly' as const }) },
    guessed: guessedNames as Parameters<JobForm['fill']>[1],
  }
}

/** Saves after a pause in typing. */
function useAutosave(isDue: boolean, values: object, save: () => Promise<void>): void {
  const saveNow = useEffectEvent(save)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values begins the pause again
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void saveNow(), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isDue, values])
}

/**
 * Navigates to a new draft's own address, then to its preview, once everything is saved, so that no confirmation
 * appears on leaving.
 */
function useOwnAddress(isDirty: boolean, saved: WrittenJob | undefined, opensPreview: boolean): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const addressId = search.get('draft')
  const id = saved?._id
  const isNamed = globalThis.location?.pathname !== NEW_JOB_PATH || id === addressId
  useEffect(() => {
    if (isDirty || id === undefined) return
    // The address is replaced first, also on the way to the preview, so that Back leads to the draft.
    if (!isNamed) void navigate(`${NEW_JOB_PATH}?draft=${id}`, { replace: true, preventScrollReset: true })
    else if (opensPreview) void navigate(previewHref(id))
  }, [isDirty, id, isNamed, opensPreview, navigate])
}
