import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { ApiError } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { FormPage, LoadingPart } from '../../app/forms/form-page.tsx'
import type { VersionedForm } from '../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { DeleteButton } from '../content/index.ts'
import { LinkCard } from '../link-previews/index.ts'
import { AddressField } from './address-field.tsx'
import { ArticleFields } from './article-fields.tsx'
import { draftHref, headlineHref } from './headlines-address.ts'
import { invalidateHeadlines } from './invalidate-headlines.ts'
import { LinkWords } from './link-words.tsx'
import { useArticleForm } from './use-article-form.ts'
import { useLinkForm } from './use-link-form.ts'

/** Edits a published headline; for its author, and admins for content. */
export function EditPage() {
  const { headline: slug = '' } = useParams()
  const [latest, setLatest] = useState<OwnHeadline>()
  const isKnown = latest?.slug === slug
  const query = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/headlines/{slug}/own', { params: { slug } }, presentVersion),
    enabled: !isKnown,
  })
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  // Waits for the current version: a form based on an older one couldn't be saved. The same form stays mounted when the
  // address changes.
  const loadedHeadline = isKnown ? latest : isFetchedAfterMount ? data : undefined
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <ErrorBody status={error.status} />
  }
  if (loadedHeadline && loadedHeadline.publishedAt === null)
    return <Navigate to={draftHref(loadedHeadline.slug)} replace />
  return (
    <FormPage title={t('Edit headline')}>
      {loadedHeadline ? <Editor key={loadedHeadline._id} loaded={loadedHeadline} onMoved={setLatest} /> : null}
      {loadedHeadline ? null : isError ? (
        <FailedBlock title={t('Couldn’t load this headline')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingPart label={t('Loading the headline')} />
      )}
    </FormPage>
  )
}

function Editor({ loaded, onMoved }: { loaded: OwnHeadline; onMoved: (now: OwnHeadline) => void }) {
  const navigate = useNavigate()
  const api = useApi()
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const isOwn = useCurrentUser()?._id === saved.author._id

  function onSaved(savedHeadline: OwnHeadline) {
    setSaved(savedHeadline)
    onMoved(savedHeadline)
    showToast({
      ...{ id: 'headline', kind: 'success', title: t('Saved') },
      action: { label: t('View it'), to: headlineHref(savedHeadline.slug) },
    })
  }

  async function remove() {
    await api('DELETE /api/v1/headlines/{slug}', { params: { slug: saved.slug } })
    showToast({ id: 'headline', kind: 'success', title: t('Headline deleted') })
    void navigate('/headlines', { replace: true })
    invalidateHeadlines(queryClient)
  }

  const Form = saved.link ? LinkEditor : ArticleEditor
  return (
    <div className="flex flex-col gap-6">
      {isOwn ? null : (
        <Notice live={false}>
          {t('You’re editing {name}’s headline as an admin. The author sees the change, but not who made it.', {
            name: saved.author.name,
          })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ButtonLink to={headlineHref(saved.slug)}>{t('View page')}</ButtonLink>
        <DeleteButton
          label={t('Delete headline')}
          look="whole"
          title={t('Delete “{title}”?', { title: saved.title })}
          confirm={t('Delete headline')}
          remove={remove}
        >
          {t('Its page, its text and its pictures are gone for good.')}
        </DeleteButton>
      </div>
      <Form saved={saved} own={isOwn} onSaved={onSaved} />
    </div>
  )
}

interface EditorProps {
  readonly saved: OwnHeadline
  readonly own: boolean
  readonly onSaved: (now: OwnHeadline) => void
}

function ArticleEditor({ saved, own, onSaved }: EditorProps) {
  const form = useArticleForm(saved, onSaved)
  useNavigateToNewAddress(form, saved.slug)
  return (
    <VersionedFormShell
      form={form}
      label={t('Article')}
      changedElsewhere={t('Your headline was changed elsewhere while you were editing')}
    >
      <ArticleFields form={form} published own={own} />
    </VersionedFormShell>
  )
}

function LinkEditor({ saved, onSaved }: EditorProps) {
  const form = useLinkForm(saved, onSaved)
  useNavigateToNewAddress(form, saved.slug)
  return (
    <VersionedFormShell
      form={form}
      label={t('Link')}
      changedElsewhere={t('Your headline was changed elsewhere while you were editing')}
    >
      {saved.link ? <LinkCard link={saved.link} /> : null}
      <Card className="flex flex-col gap-4">
        <LinkWords form={form} />
        <AddressField form={form} />
      </Card>
    </VersionedFormShell>
  )
}

/** Navigates to the headline's new address once everything is saved, so that no confirmation appears on leaving. */
function useNavigateToNewAddress({ dirty }: Pick<VersionedForm<object>, 'dirty'>, slug: string): void {
  const { headline } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (!dirty && slug !== headline) void navigate(`${headlineHref(slug)}/edit`, { replace: true })
  }, [dirty, slug, headline, navigate])
}
