import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { questionsQuery } from './queries.ts'
import { QuestionList } from './question-list.tsx'

/** The number of questions on the home page. */
export const NEWEST_SHOWN = 3

/** The newest questions, on the home page. */
export function NewestQuestions() {
  const { data: questions } = useQuery(questionsQuery(useApi()))
  if (!questions || questions.items.length === 0) return null
  return (
    <PageSection title={t('Real talk')} more={{ to: '/real-talk', label: t('All questions') }}>
      <QuestionList questions={questions.items.slice(0, NEWEST_SHOWN)} heading="h3" columns={3} />
    </PageSection>
  )
}

export function loadNewestQuestions({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(questionsQuery(api))
}
