import { LONGEST_FIELD } from '@rise/contract/real-talk/limits'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { RelatedQuestions } from './related-questions.tsx'

/** Members' questions about a field of work, shown below related content. Nothing until loaded, or without any. */
export function FieldQuestions({ words }: { words: readonly string[] }) {
  const api = useApi()
  const field = words.join(' ').trim().slice(0, LONGEST_FIELD)
  const { data } = useQuery({
    ...queryOf(api, 'GET /api/v1/related-questions', { query: { words: field } }),
    enabled: field !== '',
  })
  return <RelatedQuestions title={t('Real talk about this field')} questions={data ?? []} />
}
