import type { ClaimWays } from '@rise/contract/companies/claims/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { loginHref } from '../../../app/session/addresses.ts'
import { useCurrentUser, useSession, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useDraftForm } from '../use-draft-form.ts'

/** Requests a page from the admins, or shows the pending request for editing. */
export function AskAdmins({ ways }: { ways: ClaimWays }) {
  const { status } = useSession()
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const mayAsk = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const [isWriting, setIsWriting] = useState(false)
  if (status !== 'member') {
    return (
      <div>
        <ButtonLink to={loginHref(pathname)}>{t('Log in to request it')}</ButtonLink>
      </div>
    )
  }
  if (!mayAsk || user?.role.startsWith('admin')) {
    return (
      <p className="text-muted">
        {user?.role.startsWith('admin')
          ? t('Admins can’t claim companies.')
          : t('Confirm your email address, then request the page.')}
      </p>
    )
  }
  const { request } = ways
  return (
    <>
      <div role="status" className="contents">
        {request && !isWriting ? (
          <Notice
            tone="success"
            title={t('We’ve received your request')}
            action={
              <Button size="dense" onClick={() => setIsWriting(true)}>
                {t('Edit request')}
              </Button>
            }
          >
            <p>
              {rich('Sent {when}. We’ll review it and reply to {email}.', {
                when: <RelativeTime date={request.date} />,
                email: user?.email,
              })}
            </p>
            <blockquote className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line text-muted">
              {request.reason}
            </blockquote>
          </Notice>
        ) : null}
      </div>
      {request && !isWriting ? null : <RequestForm ways={ways} onSent={() => setIsWriting(false)} />}
    </>
  )
}

function RequestForm({ ways: { slug, companyName, request }, onSent }: { ways: ClaimWays; onSent: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    schema: 'request',
    initial: { reason: request?.reason ?? '' },
    send: async (body) => {
      await api('POST /api/v1/companies/{slug}/claim/request', { params: { slug }, body })
      await invalidate(queryClient, ['GET /api/v1/companies/{slug}/claim'])
      onSent()
    },
  })
  return (
    <form
      aria-label={t('Request this page')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <TextArea
        id={form.id('reason')}
        label={t('Your role at {company}', { company: companyName })}
        hint={t('Tell us who you are there and how we can check it.')}
        rows={3}
        maxLength={1_000}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={(event) => form.set({ reason: event.target.value })}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {request ? t('Send again') : t('Request page')}
        </Button>
      </div>
    </form>
  )
}
