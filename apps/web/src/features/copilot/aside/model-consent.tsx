import { CONSENT_TERMS, PROMPT_DAYS } from '@rise/contract/copilot/limits'
import type { CopilotState } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** Consent to the operator's model, its withdrawal, and the record of what was sent. Without a model, no choice. */
export function ModelConsent({ state: { model, agreed, prompts } }: { state: CopilotState }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const provider = model?.provider ?? ''
  const change = useMutation({
    mutationFn: (next: boolean) =>
      api('PUT /api/v1/copilot/consent', { body: { agreed: next, provider, terms: CONSENT_TERMS } }),
    onSuccess: () => invalidate(queryClient, ['GET /api/v1/copilot']),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  const clearPrompts = useMutation({
    mutationFn: () => api('DELETE /api/v1/copilot/prompts', {}),
    onSuccess: () =>
      invalidate(queryClient, [
        'GET /api/v1/copilot',
        'GET /api/v1/copilot/chats/{id}',
        'GET /api/v1/copilot/prompts',
        'GET /api/v1/copilot/tailored-resumes',
      ]),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  if (model === null && prompts === 0 && !agreed) return null
  return (
    <section aria-labelledby="model" className="flex flex-col items-start gap-3">
      <h2 id="model" className="text-h3">
        {t('Better wording')}
      </h2>
      {model === null ? null : (
        <>
          <p>
            {t(
              'With your consent, two things go to {provider} ({name}): facts of your story and of jobs, which it words, and the questions that our rules don’t understand, for which it chooses how we answer. Your name, email, phone, address and conversations don’t, unless you type them into such a question. Everything works without it.',
              { provider: model.provider, name: model.name },
            )}
          </p>
          <Button busy={change.isPending} onClick={() => change.mutate(!agreed)}>
            {agreed ? t('Withdraw consent') : t('Agree to send this to {provider}', { provider: model.provider })}
          </Button>
        </>
      )}
      {prompts > 0 ? (
        <>
          <Disclosure summary={t('What was sent ({count})', { count: prompts })}>
            <SentPrompts />
          </Disclosure>
          <p className="text-small text-muted">
            {t('Kept for {days} days. Only you can see it.', { days: PROMPT_DAYS })}
          </p>
          <Button variant="ghost" size="dense" busy={clearPrompts.isPending} onClick={() => clearPrompts.mutate()}>
            {t('Delete records')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

function SentPrompts() {
  const { data = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/copilot/prompts'))
  return (
    <ul className="flex flex-col gap-4">
      {data.map(({ _id, provider, sent, received, at }) => (
        <li key={_id} className="flex flex-col gap-1 wrap-anywhere">
          <p>{rich('To {provider}, {when}', { provider, when: <RelativeTime date={at} /> })}</p>
          <p className="whitespace-pre-wrap">{sent}</p>
          <p className="whitespace-pre-wrap text-text">{received || t('No answer')}</p>
        </li>
      ))}
    </ul>
  )
}
