import type { ConsentState } from '@rise/contract/company-blocks/kinds'
import type { PageConsent } from '@rise/contract/company-blocks/shapes'
import { blockWords } from '@rise/contract/company-blocks/words'
import { type Message, msg, t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'

/** The companies that asked the viewer for consent to be named on their page, and the companies that have it. */
export function ConsentsPage() {
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/page-consents', {}, presentVersion),
  )
  return (
    <div className="mx-auto flex w-full max-w-feed flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead title={t('Company pages about you')} noindex />
      <div>
        <h1 className="text-h1">{t('Company pages about you')}</h1>
        <p className="mt-2 text-muted">
          {t(
            'Companies ask before they name you on their page. You can change your mind at any time: then they name you nowhere, at once.',
          )}
        </p>
      </div>
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load the companies')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Consents consents={data} /> : null}
      {data || isError ? null : (
        <SkeletonGroup label={t('Loading the companies')}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Consents({ consents }: { consents: readonly PageConsent[] }) {
  if (consents.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No company has asked you')}
        action={<ButtonLink to="/companies">{t('See companies')}</ButtonLink>}
      >
        {t('When one would like to name you on its page, you decide here.')}
      </EmptyState>
    )
  }
  return (
    <ul className="rows">
      {consents.map((consent) => (
        <li key={consent._id} className="p-4">
          <Consent consent={consent} />
        </li>
      ))}
    </ul>
  )
}

const states: Readonly<Record<ConsentState, Message>> = {
  asked: msg('Waiting for your answer'),
  agreed: msg('You agreed'),
  declined: msg('You said no'),
}

function Consent({ consent: { _id: id, company, kind, state, words } }: { consent: PageConsent }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<boolean>()

  async function answer(agree: boolean): Promise<void> {
    setBusy(agree)
    try {
      await api('PUT /api/v1/page-consents/{id}', { params: { id }, body: { agree } })
      await invalidate(queryClient, ['GET /api/v1/page-consents'])
      void invalidate(queryClient, ['GET /api/v1/companies/{slug}/blocks'])
    } catch (error) {
      showToast({ id: 'consent', kind: 'failure', title: error instanceof Error ? error.message : t('Try again.') })
    }
    setBusy(undefined)
  }

  return (
    <div className="flex gap-4">
      <LogoMark name={company.companyName} logo={company.logo} size={48} />
      <div className="flex min-w-0 grow flex-col gap-3">
        <div>
          <p className="font-semibold break-words">
            <TextLink look="plain" to={`/company/${company.slug}`}>
              {company.companyName}
            </TextLink>
          </p>
          <p className="text-small text-muted">
            {t(states[state])}
            <Dot />
            {t('“{words}”', { words: t(blockWords[kind].name) })}
          </p>
        </div>
        {words.length > 0 ? (
          <blockquote className="border-l-4 border-line pl-3 text-small">
            {words.map((text) => (
              <p key={text} className="break-words whitespace-pre-line">
                {text}
              </p>
            ))}
          </blockquote>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {state === 'agreed' ? null : (
            <Button variant="primary" busy={busy === true} onClick={() => void answer(true)}>
              {t('Agree')}
            </Button>
          )}
          {state === 'declined' ? null : (
            <Button busy={busy === false} onClick={() => void answer(false)}>
              {state === 'agreed' ? t('Withdraw', 'consent') : t('Decline', 'consent')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
