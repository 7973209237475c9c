import type { ApplyField } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

interface Props {
  readonly fields: readonly ApplyField[]
  readonly values: Readonly<Record<string, string>>
}

/** Offers to save the answers typed here for later forms with the same questions. */
export function SaveAnswers({ fields, values }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const newAnswers = fields.flatMap(({ id, label, source, value }) => {
    const answer = (values[id] ?? '').trim()
    const isNew = (source === 'missing' || source === 'saved-answer') && answer !== '' && answer !== value
    return isNew ? [{ question: label.slice(0, 300), answer }] : []
  })
  const save = useMutation({
    mutationFn: async () => {
      const { version, details } = await queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/smart-apply/details'),
        staleTime: 0,
      })
      const newQuestions = new Set(newAnswers.map(({ question }) => question.toLowerCase()))
      const storedAnswers = details.answers.filter(({ question }) => !newQuestions.has(question.toLowerCase()))
      await api('PUT /api/v1/smart-apply/details', {
        body: { ...details, answers: [...storedAnswers, ...newAnswers], version },
      })
      await invalidate(queryClient, ['GET /api/v1/smart-apply/details'])
      return newAnswers.length
    },
  })
  if (newAnswers.length === 0) return null
  const isSaved = save.isSuccess && save.data === newAnswers.length
  return (
    <div className="flex flex-col gap-2">
      {save.isError ? <Notice tone="danger">{save.error.message}</Notice> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="dense" busy={save.isPending} onClick={() => save.mutate()}>
          {t('Save for next time')}
        </Button>
        <span role="status" className="text-small text-muted">
          {isSaved ? t('Saved to your details.') : ''}
        </span>
      </div>
    </div>
  )
}
