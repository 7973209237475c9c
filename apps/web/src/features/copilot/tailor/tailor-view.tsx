import type { Tailoring } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../../app/base/api.ts'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { LineField } from './line-field.tsx'

/** The story's lines for one job, to choose and reword before they are saved as a résumé. */
export function TailorView({ jobId }: { jobId: string }) {
  const query = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/copilot/tailorings/{id}',
      { params: { id: jobId } },
      {
        // A refetch would discard the member's changes.
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
      },
    ),
  )
  const { data, error } = query
  if (data) return <TailorForm tailoring={data} />
  if (!error) return null
  const { code, message } = refusalOf(error)
  if (code === 'story-empty') {
    return (
      <Notice action={<ButtonLink to="/professional/edit-experience">{t('Add your experience')}</ButtonLink>}>
        {message}
      </Notice>
    )
  }
  return <FailedBlock title={message} onRetry={() => void query.refetch()} />
}

function TailorForm({ tailoring: { job, sections, skills } }: { tailoring: Tailoring }) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [lines, setLines] = useState(() =>
    sections.flatMap((section, index) => section.lines.map((line) => ({ ...line, section: index }))),
  )
  const includedLines = lines.filter((line) => line.chosen)
  const save = useMutation({
    mutationFn: () =>
      api('POST /api/v1/copilot/tailored-resumes', {
        body: {
          jobId: job._id,
          lines: includedLines.map(({ facts, text }) => ({ facts: facts.map(({ _id }) => _id), text })),
        },
      }),
    onSuccess: async ({ result: { undrawn } }) => {
      showToast({ kind: 'success', title: t('Résumé saved. You can choose it when you apply.') })
      await invalidate(queryClient, ['GET /api/v1/copilot/tailored-resumes'])
      await navigate('/copilot?show=resumes', { state: undrawn.length > 0 ? { undrawn, title: job.title } : null })
    },
  })
  const fields = save.error ? refusalOf(save.error).fields : {}
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form aria-labelledby="tailor" onSubmit={submit} className="flex max-w-feed flex-col gap-6">
      <div>
        <h2 id="tailor" className="text-h2 wrap-anywhere">
          {rich('Résumé for <job>{title}</job>', {
            title: job.title,
            job: (text) => <TextLink to={`/jobs/${job.slug}`}>{text}</TextLink>,
          })}
        </h2>
        <p className="mt-1 text-muted">
          {t(
            'At {company}. Choose the lines it shows. They’re your own words; where one differs, your words stand below it. No line can say more than they do.',
            { company: job.companyName },
          )}
        </p>
      </div>
      {sections.map((section, index) => (
        <fieldset key={`${section.title} ${section.entry}`} className="min-w-0">
          <legend className="text-h3 wrap-anywhere">
            {section.title}
            {section.entry === '' ? '' : `: ${section.entry}`}
          </legend>
          <ul className="rows mt-2">
            {lines.map((line, place) =>
              line.section === index ? (
                <li key={line.facts[0]?._id ?? place} className="row">
                  <LineField
                    line={line}
                    error={line.chosen ? fields[`body.lines.${includedLines.indexOf(line)}.text`] : undefined}
                    onChange={(next) =>
                      setLines(lines.map((other, at) => (at === place ? { ...other, ...next } : other)))
                    }
                  />
                </li>
              ) : null,
            )}
          </ul>
        </fieldset>
      ))}
      {skills.length > 0 ? (
        <div>
          <h3 className="text-h3">{t('Skills, in this order')}</h3>
          <ChipList chips={skills} label={t('Skills, in this order')} className="mt-2" />
        </div>
      ) : null}
      {save.error ? <Notice tone="danger">{save.error.message}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('Save résumé')}
        </Button>
        <ButtonLink to="/copilot?show=resumes">{t('Cancel')}</ButtonLink>
      </div>
    </form>
  )
}
