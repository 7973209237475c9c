import { isLegalSlug } from '@rise/contract/site/kinds'
import type { SitePageDraft } from '@rise/contract/site/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNotFound } from '../../../app/base/api.ts'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SitePageView } from '../page/site-page-view.tsx'
import { PublicationCard } from './publication-card.tsx'
import { SitePageFields } from './site-page-fields.tsx'
import { usePublication } from './use-publication.ts'
import { type SitePageValues, useSitePageForm } from './use-site-page-form.ts'
import { VersionsSection } from './versions-section.tsx'

/** Edits a page of the installation; the id `new` creates one. */
export function SitePageEditor({ id }: { id: string }) {
  return id === 'new' ? <NewPage /> : <StoredPage key={id} id={id} />
}

function NewPage() {
  const [search] = useSearchParams()
  const [saved, setSaved] = useState<SitePageDraft>()
  const address = search.get('address') ?? ''
  const form = useSitePageForm({ saved, address, onSeen: setSaved })
  const navigate = useNavigate()
  const { dirty } = form
  // Waits until everything is saved, so that no confirmation appears on leaving.
  useEffect(() => {
    if (saved && !dirty) void navigate(`/admin/cms/pages/${saved._id}`, { replace: true })
  }, [saved, dirty, navigate])
  return (
    <VersionedFormShell
      form={form}
      label={t('Page', 'of a site')}
      changedElsewhere={t('Your page was changed elsewhere while you were editing')}
      saveLabel={t('Save draft')}
      untouched={t('Nothing written yet')}
      before={<Preview values={form.values} />}
    >
      <SitePageFields form={form} fixed={isLegalSlug(address)} isNew />
    </VersionedFormShell>
  )
}

function StoredPage({ id }: { id: string }) {
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/admin/site-pages/{id}', { params: { id } }, presentVersion))
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = query
  if (isNotFound(error)) return <p className="text-muted">{t('This page was deleted.')}</p>
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load this page')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  // Waits for the current version: a form based on an older one couldn't be saved.
  return data && isFetchedAfterMount ? <Editor page={data} /> : null
}

function Editor({ page }: { page: SitePageDraft }) {
  // The version in this form; a newer one may have been saved elsewhere since.
  const shownVersion = useRef(page.version)
  const [initialPage] = useState(page)
  const onSeen = (now: SitePageDraft) => {
    shownVersion.current = now.version
  }
  const form = useSitePageForm({ saved: initialPage, address: '', onSeen })
  const publication = usePublication(page._id)
  const version = async () => ((await form.save()) ? shownVersion.current : undefined)
  const publish = async () => {
    const savedVersion = await version()
    if (savedVersion !== undefined) await publication.publish(savedVersion, null)
  }
  return (
    <>
      <PublicationCard page={page} publication={publication} version={version} />
      <VersionedFormShell
        form={form}
        label={t('Page', 'of a site')}
        changedElsewhere={t('Your page was changed elsewhere while you were editing')}
        saveLabel={t('Save draft')}
        untouched={t('Draft saved')}
        before={<Preview values={form.values} />}
        after={
          page.changed || form.dirty || page.state === 'draft' ? (
            <Button variant="primary" busy={publication.busy} onClick={() => void publish()}>
              {t('Publish')}
            </Button>
          ) : null
        }
      >
        <SitePageFields form={form} fixed={isLegalSlug(page.slug)} isNew={page.state === 'draft'} />
      </VersionedFormShell>
      <VersionsSection id={page._id} version={version} onRestored={form.takeTheirs} />
    </>
  )
}

/** The page as visitors will see it. */
function Preview({ values: { title, body } }: { values: SitePageValues }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Eye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Preview')}
      </Button>
      {open ? (
        <Dialog open onOpenChange={setOpen} title={t('Preview')}>
          <SitePageView as="h2" title={title || t('No title yet')} body={body} />
        </Dialog>
      ) : null}
    </>
  )
}
