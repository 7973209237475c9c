import { LONGEST_HIRING_WORDS } from '@rise/contract/layoffs/limits'
import type { Hiring } from '@rise/contract/layoffs/shapes'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { layoffKeys } from '../queries.ts'

/** The form of an employer on Pro for its offer to the people affected. */
export function OfferForm({ slug, company }: { slug: string; company: string }) {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/layoffs/{slug}/hiring', { params: { slug } }))
  if (data === undefined) return null
  return <Fields key={data?.jobs.length ?? -1} slug={slug} company={company} offer={data} />
}

function Fields({ slug, company, offer }: { slug: string; company: string; offer: Hiring | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: jobs } = useQuery(queryOf(api, 'GET /api/v1/jobs', { query: { company } }))
  const [words, setWords] = useState(offer?.words ?? '')
  const [selectedJobs, setSelectedJobs] = useState<readonly string[]>(offer?.jobs.map(({ _id }) => _id) ?? [])
  const showChange = async (title: string) => {
    showToast({ kind: 'success', title })
    await invalidate(queryClient, layoffKeys)
  }
  const params = { slug }
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/layoffs/{slug}/hiring', { params, body: { words, jobs: [...selectedJobs] } }),
    onSuccess: () => showChange(t('People affected can see your jobs.')),
  })
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /api/v1/layoffs/{slug}/hiring', { params }),
    onSuccess: () => showChange(t('Your jobs are no longer shown here.')),
  })
  if (jobs?.items.length === 0) {
    return <ButtonLink to="/company/jobs/create">{t('Post a job to hire from here')}</ButtonLink>
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const failure = save.error ?? withdraw.error
  return (
    <Card>
      <form aria-label={t('We hire from here')} onSubmit={send} noValidate className="flex flex-col gap-4">
        <h3 className="text-h3">{t('We hire from here')}</h3>
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <TextArea
          label={t('A few words to the people affected')}
          optional
          rows={2}
          maxLength={LONGEST_HIRING_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <fieldset className="flex flex-col">
          <legend className="text-small font-medium">{t('Jobs for them')}</legend>
          {jobs?.items.map(({ _id, title }) => (
            <Checkbox
              key={_id}
              size="dense"
              label={title}
              checked={selectedJobs.includes(_id)}
              onChange={({ target }) =>
                setSelectedJobs(target.checked ? [...selectedJobs, _id] : selectedJobs.filter((other) => other !== _id))
              }
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={save.isPending}>
            {offer ? t('Save') : t('Show these jobs')}
          </Button>
          {offer ? (
            <Button variant="ghost" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('Withdraw')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
