import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { FormSkeleton } from '../professionals/index.ts'
import { casePath } from './case-address.ts'
import { CaseFields } from './case-fields.tsx'
import type { CasePlace } from './case-place.ts'
import { CaseView } from './case-view.tsx'
import { type CaseForm, useCaseForm } from './use-case-form.ts'

const intro = msg('What the problem was, what you did, and what came of it.')

/** Edits the case in the address. `?view=preview` shows the case as readers see it, including unsaved changes. */
export function EditCase({ place }: { place: CasePlace }) {
  const { case: slug = '' } = useParams()
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/portfolio/{slug}', { params: { slug } }, presentVersion))
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  // Waits for the current version: a form based on an older one couldn't be saved.
  const savedCase = isFetchedAfterMount ? data : undefined
  if (isNotFound(error)) return <ErrorBody status={404} />
  // Each case has its own form, which stays mounted when the case's address changes.
  if (savedCase) return <CaseEditor key={savedCase._id} loaded={savedCase} place={place} />
  return (
    <place.Frame title={t('Edit case')} intro={t(intro)}>
      {isError ? (
        <FailedBlock title={t('Couldn’t load this case')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </place.Frame>
  )
}

function CaseEditor({ loaded, place }: { loaded: OwnCase; place: CasePlace }) {
  const [saved, setSaved] = useState(loaded)
  const form = useCaseForm(saved, setSaved)
  const [search] = useSearchParams()
  const { case: slug } = useParams()
  const navigate = useNavigate()
  const { dirty } = form
  const [isPreviewing, setIsPreviewing] = useState(false)
  // Waits until everything is saved and the form is no longer dirty, so that no confirmation appears on leaving.
  useEffect(() => {
    if (dirty) return setIsPreviewing(false)
    if (saved.slug !== slug) void navigate(place.edit(saved.slug), { replace: true })
    else if (isPreviewing && place.draftPreview) void navigate(place.draftPreview(saved.slug))
  }, [dirty, isPreviewing, saved.slug, slug, navigate, place])

  const editPath = place.edit(saved.slug)
  if (search.get('view') === 'preview') {
    const { values } = form
    const dates = { startDate: values.startDate || null, endDate: values.endDate || null }
    return (
      <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
        <PageHead title={t('Preview of your case')} noindex />
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">
            {form.dirty
              ? t('This is how other people will see your case. It isn’t saved yet.')
              : saved.published
                ? t('This is how other people will see your case.')
                : t(
                    '{role, select, employer {This is how other people will see your case. It’s a draft: only your team can see it.} other {This is how other people will see your case. It’s a draft: only you can see it.}}',
                    { role: place.role },
                  )}
          </p>
          <ButtonLink to={editPath} icon={<Pencil size={16} aria-hidden />}>
            {t('Keep editing')}
          </ButtonLink>
        </div>
        <CaseView shown={{ ...values, ...dates, skills: [...values.skills], links: [...values.links] }} />
      </div>
    )
  }
  return (
    <place.Frame title={saved.title} intro={t(intro)}>
      <VersionedFormShell
        form={form}
        label={t('Case')}
        changedElsewhere={t('Your case was changed elsewhere while you were editing')}
      >
        <Publication saved={saved} form={form} place={place} onPreview={() => setIsPreviewing(true)} />
        <CaseFields form={form} saved={saved} place={place} />
      </VersionedFormShell>
    </place.Frame>
  )
}

interface PublicationProps {
  readonly saved: OwnCase
  readonly form: CaseForm
  readonly place: CasePlace
  /** Opens the draft's preview page, once it is saved. */
  readonly onPreview: () => void
}

/** The visibility of the case, and the buttons that change it. */
function Publication({ saved, form, place, onPreview }: PublicationProps) {
  const user = useCurrentUser()
  const [currentAct, setCurrentAct] = useState<'publish' | 'preview'>()
  const path = casePath({ role: place.role, slug: user?.slug ?? '' }, saved.slug)
  const isBusyWithOther = (act: typeof currentAct) => form.busy && currentAct !== act

  async function publish() {
    setCurrentAct('publish')
    const isSaved = await form.publish(!saved.published)
    setCurrentAct(undefined)
    if (!isSaved) return
    showToast(
      saved.published
        ? {
            id: 'case',
            kind: 'success',
            title: t(
              '{role, select, employer {It’s a draft again. Only your team can see it.} other {It’s a draft again. Only you can see it.}}',
              { role: place.role },
            ),
          }
        : { id: 'case', kind: 'success', title: t('Your case is live'), action: { label: t('View it'), to: path } },
    )
  }

  /** Saves the draft, then opens its own preview page, which shows the saved version. */
  async function preview() {
    setCurrentAct('preview')
    if (await form.save()) onPreview()
    setCurrentAct(undefined)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex flex-wrap items-center gap-3 text-small">
        <Badge tone={saved.published ? 'success' : 'neutral'}>{saved.published ? t('Published') : t('Draft')}</Badge>
        {saved.published ? (
          <TextLink to={path}>{t('View its page')}</TextLink>
        ) : (
          t('{role, select, employer {Only your team can see it} other {Only you can see it}}', { role: place.role })
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {place.draftPreview && !saved.published ? (
          <Button
            variant="ghost"
            icon={<Eye size={16} aria-hidden />}
            busy={currentAct === 'preview'}
            disabled={isBusyWithOther('preview')}
            onClick={() => void preview()}
          >
            {t('Preview')}
          </Button>
        ) : (
          <ButtonLink
            to={`${place.edit(saved.slug)}?view=preview`}
            variant="ghost"
            icon={<Eye size={16} aria-hidden />}
          >
            {t('Preview')}
          </ButtonLink>
        )}
        <Button busy={currentAct === 'publish'} disabled={isBusyWithOther('publish')} onClick={() => void publish()}>
          {saved.published ? t('Unpublish') : t('Publish case')}
        </Button>
      </div>
    </div>
  )
}
