import type { PageLayout } from '@rise/contract/company-blocks/fields'
import { blockWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { BlockGrid } from '../page/block-grid.tsx'
import { materialOf } from '../views/material.ts'
import type { EditedPage } from './use-page-draft.ts'

/** The published versions: to view, compare with the draft, and restore. */
export function VersionsSection({ page, companyName }: { page: EditedPage; companyName: string }) {
  const { slug, published } = page.draft
  const {
    data: versions,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-versions', { params: { slug } }, presentVersion))
  const [open, setOpen] = useState<number>()
  return (
    <Card as="section" aria-labelledby="versions-title" className="flex flex-col gap-3">
      <h2 id="versions-title" className="text-h3">
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
          {versions.map(({ version, date, by, blocks }) => (
            <li key={version} className="flex items-center justify-between gap-3 py-2 pr-2 pl-3">
              <div className="min-w-0 text-small">
                <p className="font-medium tabular-nums">
                  {t('Version {version}', { version })}
                  {version === published ? (
                    <span className="text-success"> · {t('Live', 'a version of a page')}</span>
                  ) : null}
                </p>
                <p className="truncate text-caption text-muted">
                  <RelativeTime date={date} /> ·{' '}
                  {t('{count, plural, one {# block} other {# blocks}}', { count: blocks })}
                  {by ? ` · ${by}` : ''}
                </p>
              </div>
              <Button size="dense" onClick={() => setOpen(version)}>
                {rich('Look<hidden> at version {version}</hidden>', {
                  version,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      {open === undefined ? null : (
        <VersionDialog page={page} version={open} companyName={companyName} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  )
}

interface DialogProps {
  readonly page: EditedPage
  readonly version: number
  readonly companyName: string
  readonly onClose: () => void
}

function VersionDialog({ page, version, companyName, onClose }: DialogProps) {
  const { slug } = page.draft
  const { data } = useQuery(
    queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-versions/{version}', { params: { slug, version } }),
  )
  const [busy, setBusy] = useState(false)

  async function restore(): Promise<void> {
    setBusy(true)
    const isRestored = await page.restore(version)
    setBusy(false)
    if (!isRestored) return
    onClose()
    showToast({
      id: 'page-restored',
      kind: 'success',
      title: t('Version {version} is your draft. Publish it to go live.', { version }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Version {version}', { version })}
      actions={
        <Button variant="primary" busy={busy} disabled={!data} onClick={() => void restore()}>
          {t('Use as draft')}
        </Button>
      }
    >
      {data ? (
        <section
          aria-label={t('What version {version} shows', { version })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: most of it has nothing that could be focused, and with the keyboard it is scrolled from here
          tabIndex={0}
          className="flex flex-col gap-6"
        >
          <Differences before={data.layout} now={page.draft.layout} />
          <BlockGrid blocks={data.layout.blocks} material={materialOf(data.material, { slug, companyName })} />
        </section>
      ) : null}
    </Dialog>
  )
}

/** The differences between the draft and a version, in words. */
function Differences({ before, now }: { before: PageLayout; now: PageLayout }) {
  const lines = differencesOf(before, now)
  return (
    <section aria-label={t('Differences from your draft')} className="rounded-card bg-raised p-4 text-small">
      <p className="font-medium">
        {lines.length === 0 ? t('The same as your draft.') : t('Since then, in your draft:')}
      </p>
      {lines.length > 0 ? (
        <ul className="mt-2 list-disc pl-6">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function differencesOf(before: PageLayout, now: PageLayout): string[] {
  const oldBlocks = new Map(before.blocks.map((block) => [block.id, block]))
  const newBlocks = new Map(now.blocks.map((block) => [block.id, block]))
  const name = (kind: keyof typeof blockWords) => t(blockWords[kind].name)
  const additions = now.blocks
    .filter(({ id }) => !oldBlocks.has(id))
    .map(({ kind }) => t('Added: {name}', { name: name(kind) }))
  const removedBlocks = before.blocks
    .filter(({ id }) => !newBlocks.has(id))
    .map(({ kind }) => t('Deleted: {name}', { name: name(kind) }))
  const changedBlocks = now.blocks
    .filter((block) => {
      const oldBlock = oldBlocks.get(block.id)
      return oldBlock !== undefined && JSON.stringify(oldBlock.content) !== JSON.stringify(block.content)
    })
    .map(({ kind }) => t('Changed: {name}', { name: name(kind) }))
  const isMoved =
    before.blocks
      .filter(({ id }) => newBlocks.has(id))
      .map(({ id }) => id)
      .join() !==
    now.blocks
      .filter(({ id }) => oldBlocks.has(id))
      .map(({ id }) => id)
      .join()
  const isRestyled = JSON.stringify(before.theme) !== JSON.stringify(now.theme)
  return [
    ...new Set([
      ...additions,
      ...removedBlocks,
      ...changedBlocks,
      ...(isMoved ? [t('Another order')] : []),
      ...(isRestyled ? [t('Another look')] : []),
    ]),
  ]
}
