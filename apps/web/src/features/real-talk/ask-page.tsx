import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '../../app/base/query.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { QuestionForm } from './question-form.tsx'
import { questionHref, realTalkHref } from './real-talk-address.ts'

/** The form where creators ask a question. */
export function AskPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <NarrowPage
      title={t('Ask a question')}
      intro={t('Everyone can read it, and each professional can answer once. We’ll tell your followers.')}
    >
      <PageHead title={t('Ask a question')} noindex />
      <QuestionForm
        onSaved={({ slug }) => {
          void invalidate(queryClient, ['GET /api/v1/questions'])
          void navigate(questionHref(slug))
        }}
      >
        <ButtonLink to={realTalkHref()} variant="ghost">
          {t('Cancel')}
        </ButtonLink>
      </QuestionForm>
    </NarrowPage>
  )
}
