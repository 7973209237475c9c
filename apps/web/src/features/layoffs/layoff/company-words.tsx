import type { Layoff } from '@rise/contract/layoffs/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ReportButton } from '../../connections/index.ts'
import { HiddenMark } from '../../content/index.ts'
import { layoffKeys } from '../queries.ts'

/** The company's statement, and for its team the form to write it. */
export function CompanyWords({ layoff }: { layoff: Layoff }) {
  const { slug, answer, company } = layoff
  const user = useCurrentUser()
  const isTeam = user?.role === 'employer' && company !== null && user.slug === company.slug
  const name = company?.companyName ?? layoff.companyName
  if (!answer && !isTeam) return null
  return (
    <section aria-labelledby="answer" className="border-l-2 border-brand pl-4">
      <h2 id="answer" className="text-h2">
        {t('{name} says', { name })}
      </h2>
      {answer ? (
        <>
          <p className="mt-1 text-small text-muted">
            <RelativeTime date={answer.date} />
          </p>
          <div className="mt-2 max-w-reading">
            <Paragraphs text={answer.text} />
          </div>
          {answer.hidden ? <HiddenMark what="statement" id={answer._id} /> : null}
          <div className="mt-2">
            <ReportButton subject={{ kind: 'statement', id: answer._id, author: { _id: answer.companyId, name } }} />
          </div>
        </>
      ) : (
        <p className="mt-2 text-muted">{t('Your words about this layoff will stand here, for everyone.')}</p>
      )}
      {isTeam ? <Acts slug={slug} isThere={answer !== null} /> : null}
    </section>
  )
}

function Acts({ slug, isThere }: { slug: string; isThere: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { slug }
  const showChange = async (title: string) => {
    showToast({ kind: 'success', title })
    await invalidate(queryClient, layoffKeys)
  }
  const write = useMutation({
    mutationFn: (text: string) => api('PUT /api/v1/layoffs/{slug}/answer', { params, body: { text } }),
    onSuccess: () => showChange(t('Your words are live.')),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/layoffs/{slug}/answer', { params }),
    onSuccess: () => showChange(t('Deleted')),
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t delete it.'), description: message }),
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <WordsDialog
        trigger={<Button size="dense">{isThere ? t('Replace words') : t('Answer', 'verb, on a button')}</Button>}
        title={t('What do you want to say about this layoff?')}
        description={t('Everyone can read it beside what the source says.')}
        field={{ name: 'text', label: t('Your words') }}
        action={{ label: t('Publish'), variant: 'primary' }}
        sending={write}
        onSend={(text, then) => write.mutate(text, then)}
      />
      {isThere ? (
        <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('Delete')}
        </Button>
      ) : null}
    </div>
  )
}
