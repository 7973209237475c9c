import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { SitePageView } from '../page/site-page-view.tsx'
import { usePublication } from './use-publication.ts'

interface Props {
  readonly id: string
  /** Saves the draft, and returns its version; undefined if saving was refused. */
  readonly version: () => Promise<number | undefined>
  readonly onRestored: () => void
}

/** The published versions: to view, and to restore. */
export function VersionsSection({ id, version, onRestored }: Props) {
  const {
    data: versions,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/site-pages/{id}/versions', { params: { id } }))
  const [open, setOpen] = useState<number>()
  return (
    <Card as="section" aria-labelledby="site-page-versions" className="flex flex-col gap-3">
      <h2 id="site-page-versions" className="text-h3">
        {t('Versions')}
      </h2>
      {isError && !versions ? (
        <FailedBlock title={t('Couldn’t load the versions')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {versions?.length === 0 ? (
        <p className="text-small text-muted">
          {t('Each time you publish, that version is kept here. You can go back to it.')}
        </p>
      ) : null}
      {versions && versions.length > 0 ? (
        <ol className="rows">
          {versions.map(({ number, title, liveAt, by, live }) => (
            <li key={number} className="flex items-center justify-between gap-3 py-2 pr-2 pl-3">
              <div className="min-w-0 text-small">
                <p className="font-medium wrap-anywhere">
                  {t('Version {number}: {title}', { number, title })}
                  {live ? <span className="text-success"> · {t('Live', 'now public')}</span> : null}
                </p>
                <p className="truncate text-caption text-muted">
                  <RelativeTime date={liveAt} />
                  {by === null ? '' : ` · ${by}`}
                </p>
              </div>
              <Button size="dense" onClick={() => setOpen(number)}>
                {rich('View<hidden> version {number}</hidden>', {
                  number,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      {open === undefined ? null : (
        <VersionDialog
          id={id}
          number={open}
          version={version}
          onRestored={onRestored}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

function VersionDialog({ id, number, version, onRestored, onClose }: Props & { number: number; onClose: () => void }) {
  const { data } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/site-pages/{id}/versions/{number}', { params: { id, number } }),
  )
  const publication = usePublication(id)
  async function restore() {
    const savedVersion = await version()
    if (savedVersion === undefined) return onClose()
    if (!(await publication.restore(number, savedVersion))) return
    onRestored()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Version {number}', { number })}
      description={t('Using it replaces the draft. People see it once you publish it.')}
      actions={
        <Button variant="primary" busy={publication.busy} disabled={!data} onClick={() => void restore()}>
          {t('Use as draft')}
        </Button>
      }
    >
      {data ? <SitePageView as="h2" title={data.title} body={data.body} /> : null}
    </Dialog>
  )
}
