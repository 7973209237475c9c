import type { Audience } from '@rise/contract/content/kinds'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../app/base/settings.tsx'
import { FormPage } from '../../app/forms/form-page.tsx'
import { useVersionedForm } from '../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { cutAtWord } from '../../app/page/page-head.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { publishedToast } from '../content/index.ts'
import { LinkCard } from '../link-previews/index.ts'
import { PendingNotice } from '../session/index.ts'
import { headlineHref } from './headlines-address.ts'
import { invalidateHeadlines } from './invalidate-headlines.ts'
import { LinkAddress } from './link-address.tsx'
import { LinkWords } from './link-words.tsx'

const LONGEST_TITLE = 140

interface LinkValues {
  /** The id of the new headline, so that sending it twice publishes one. */
  readonly id: string
  /** Null until an address was entered. */
  readonly link: LinkPreview | null
  /** Whether the page couldn't be read: then only its address is known. */
  readonly unread: boolean
  readonly title: string
  readonly summary: string
  readonly audience: Audience
}

type SharedHeadline = Pick<OwnHeadline, '_id' | 'version'> & Partial<OwnHeadline>

/** Shares a page: first its address, which is read, then the author's comment on it. */
export function CreateLinkPage() {
  return (
    <FormPage title={t('Share a link')} intro={t('A page worth reading, and why.')}>
      <div className="flex flex-col gap-6">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        <LinkForm />
      </div>
    </FormPage>
  )
}

function LinkForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const owner = useCurrentUser()?._id ?? ''
  const isConfirmed = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const [sharedHeadline, setSharedHeadline] = useState<OwnHeadline>()
  const form = useVersionedForm({
    name: 'headline:link',
    saved: { _id: owner, version: 1 } satisfies SharedHeadline,
    pick: (): LinkValues => ({
      id: crypto.randomUUID(),
      link: null,
      unread: false,
      title: '',
      summary: '',
      audience: 'everyone',
    }),
    toBody: ({ id, link, title, summary, audience }: LinkValues) => {
      const { picture, ...page } = link ?? { url: '', title: '', description: '', siteName: '', picture: null }
      return { id, title, summary, audience, link: { ...page, pictureId: picture?._id ?? null } }
    },
    schema: async () => (await import('./form-schemas.ts')).formSchemas.newLink,
    conflictCode: 'headline-changed',
    send: async ({ version: _version, ...body }): Promise<SharedHeadline> => {
      const { result } = await api('POST /api/v1/headline-links', { body })
      setSharedHeadline(result)
      return result
    },
    latest: () => Promise.resolve({ _id: owner, version: 1 }),
  })
  const { values, set, dirty } = form
  // Waits until everything is saved, so that no confirmation appears on leaving.
  useEffect(() => {
    if (!sharedHeadline || dirty) return
    invalidateHeadlines(queryClient)
    showToast({ id: 'headline', ...publishedToast(t('Your headline'), sharedHeadline) })
    void navigate(headlineHref(sharedHeadline.slug), { replace: true })
  }, [sharedHeadline, dirty, navigate, queryClient])

  function chooseLink(link: LinkPreview, unread: boolean) {
    set({
      ...{ link, unread },
      title: values.title || cutAtWord(link.title, LONGEST_TITLE),
      summary: values.summary || link.description,
    })
  }

  if (values.link === null) return <LinkAddress onRead={chooseLink} />
  return (
    <VersionedFormShell
      form={form}
      label={t('Link')}
      changedElsewhere={t('Your headline was changed elsewhere while you were editing')}
      untouched=""
      before={<Button onClick={() => set({ link: null, title: '', summary: '' })}>{t('Change link')}</Button>}
      saveLabel={t('Publish')}
      saving={{ disabled: !isConfirmed, busy: sharedHeadline !== undefined }}
    >
      {values.unread ? (
        <Notice tone="warning" title={t('We couldn’t read this page')}>
          {t('The site may not allow it. Check the address, and enter the title yourself.')}
        </Notice>
      ) : null}
      <LinkCard link={values.link} />
      <Card className="flex flex-col gap-4">
        <LinkWords form={form} />
      </Card>
    </VersionedFormShell>
  )
}
