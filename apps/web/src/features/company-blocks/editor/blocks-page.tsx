import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Block } from '@rise/contract/company-blocks/fields'
import { type BlockKind, type PageTab, pageTabs } from '@rise/contract/company-blocks/kinds'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { unfinishedBlocks } from '@rise/contract/company-blocks/templates/policy'
import { blockWords, tabWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { DeskFrame, useTeamMay } from '../../companies/index.ts'
import { accentStyle } from '../page/accent-style.ts'
import { BlockGrid } from '../page/block-grid.tsx'
import { isEmpty, materialOf } from '../views/material.ts'
import { AddBlock } from './add-block.tsx'
import { BlockList } from './block-list.tsx'
import { addBlocks, hideBlocks } from './changes.ts'
import { LookSection } from './look-section.tsx'
import { newBlock, tabOf } from './new-block.ts'
import { TemplatesSection } from './templates-section.tsx'
import { type EditedPage, usePageDraft } from './use-page-draft.ts'
import { VersionsSection } from './versions-section.tsx'

/** The team's editor of its page of blocks. */
export function BlocksPage() {
  return <DeskFrame title={t('Blocks')}>{(desk) => <LoadedBlocks desk={desk} />}</DeskFrame>
}

function LoadedBlocks({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const mayEdit = may('edit-page')
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-draft', { params: { slug: desk.slug } }, presentVersion),
    enabled: mayEdit,
  })
  if (!mayEdit) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('Owners and editors build the page')}
        action={<ButtonLink to="/company/edit">{t('Go to your desk')}</ButtonLink>}
      >
        {t('Ask an owner of your team for another role.')}
      </EmptyState>
    )
  }
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load your blocks')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!(data && isFetchedAfterMount)) {
    return (
      <SkeletonGroup label={t('Loading your blocks')}>
        <Skeleton className="h-[24rem] w-full" />
      </SkeletonGroup>
    )
  }
  return <Editor first={data} desk={desk} />
}

function Editor({ first, desk }: { first: PageDraft; desk: CompanyDesk }) {
  const page = usePageDraft(first)
  const [tab, setTab] = useState<PageTab>('about')
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  const { layout } = page.draft
  const { companyName } = desk.fields
  const material = useMemo(
    () => materialOf(page.draft.material, { slug: desk.slug, companyName }),
    [page.draft.material, desk.slug, companyName],
  )
  const blocks = layout.blocks.filter((block) => block.tab === tab)

  async function add(kind: BlockKind): Promise<void> {
    const block = newBlock(kind, tab === 'about' ? tabOf(kind) : tab, desk)
    setIsAdding(true)
    const isSaved = await page.change(addBlocks([block]))
    setIsAdding(false)
    if (isSaved) void navigate(`/custom/${kind}/${block.id}`)
  }

  const addButton = <AddBlock count={layout.blocks.length} busy={isAdding} onAdd={(kind) => void add(kind)} />
  return (
    <>
      <PublishBar page={page} />
      <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-label={t('Your blocks')} className="flex flex-col gap-3">
            <TabChoice
              tab={tab}
              onChoose={setTab}
              counts={(one) => layout.blocks.filter((b) => b.tab === one).length}
            />
            {blocks.length > 0 ? (
              <>
                <BlockList page={page} blocks={blocks} isEmpty={(block) => isEmpty(block, material)} />
                <div>{addButton}</div>
              </>
            ) : (
              <EmptyState
                kind="nothing-yet"
                title={t('No blocks in “{tab}”', { tab: t(tabWords[tab]) })}
                action={addButton}
              >
                {t('Blocks tell your story piece by piece. Add one, or start from a template.')}
              </EmptyState>
            )}
          </section>
          <TemplatesSection page={page} facts={desk} />
          <LookSection page={page} />
          <VersionsSection page={page} companyName={companyName} />
        </div>
        <section
          aria-label={t('Preview of {tab}', { tab: t(tabWords[tab]) })}
          style={accentStyle(layout.theme.accent)}
          className="h-fit min-w-0 rounded-card border border-line bg-bg p-4 sm:p-6"
        >
          <p className="mb-6 text-caption text-muted">{t('Preview')}</p>
          {blocks.some((block) => !block.hidden && !isEmpty(block, material)) ? (
            <BlockGrid blocks={blocks.filter(({ hidden }) => !hidden)} material={material} />
          ) : (
            <p className="text-muted">
              {t('This is how the tab will look. Blocks appear here as soon as they have something to show.')}
            </p>
          )}
        </section>
      </div>
    </>
  )
}

/** Returns the toast after publishing. The page of a pending company is a 404 for others until it is confirmed. */
function publishedToast(isConfirmed: boolean) {
  if (isConfirmed) return { title: t('Your page is live.') }
  return {
    title: t('Your page is published.'),
    description: t('People can open it once you’ve confirmed your email.'),
  }
}

/** The saving state, and the button that publishes. */
function PublishBar({ page }: { page: EditedPage }) {
  const { draft, saving, failure, merged } = page
  const [busy, setBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const isConfirmed = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const unfinishedList = unfinishedBlocks(draft.layout.blocks)

  async function publish(): Promise<void> {
    setIsRefused(unfinishedList.length > 0)
    if (unfinishedList.length > 0) return
    setBusy(true)
    const isPublished = await page.publish()
    setBusy(false)
    if (isPublished) showToast({ id: 'page-published', kind: 'success', ...publishedToast(isConfirmed) })
  }

  return (
    <div className="flex flex-col gap-3">
      {failure ? (
        <Notice
          tone="danger"
          title={t('Not saved')}
          action={
            <span className="flex gap-2">
              <Button size="dense" onClick={page.retry}>
                {t('Try again')}
              </Button>
              <Button size="dense" variant="ghost" onClick={page.discard}>
                {t('Discard change')}
              </Button>
            </span>
          }
        >
          {failure}
        </Notice>
      ) : null}
      {merged ? (
        <Notice title={t('Someone on your team changed this page, too')}>
          {t('Your changes were made to theirs, and both are kept. Check the order before you publish.')}
        </Notice>
      ) : null}
      {isRefused && unfinishedList.length > 0 ? <UnfinishedBlocks blocks={unfinishedList} page={page} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-muted">
          {statusOf(page)}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          {draft.published === null ? null : (
            <TextLink to={`/company/${draft.slug}`} className="text-small">
              {t('View page')}
            </TextLink>
          )}
          <Button
            variant="primary"
            busy={busy}
            disabled={!draft.changed || saving === 'failed'}
            onClick={() => void publish()}
          >
            {t('Publish')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * The blocks that still contain sentences of the template, each with a link to its form, and a button that hides them,
 * so that the page can be published.
 */
function UnfinishedBlocks({ blocks, page }: { blocks: readonly Block[]; page: EditedPage }) {
  const hide = () => void page.change(hideBlocks(blocks.map(({ id }) => id)))
  return (
    <Notice tone="danger" title={t('Replace the template’s words first')}>
      <p>{t('These blocks still have sentences of the template. Write your own, or hide them for now.')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {blocks.map(({ id, kind, tab }) => (
          <li key={id}>
            <TextLink to={`/custom/${kind}/${id}`}>
              {t('{block} in “{tab}”', { block: t(blockWords[kind].name), tab: t(tabWords[tab]) })}
            </TextLink>
          </li>
        ))}
      </ul>
      <Button size="dense" className="mt-3" onClick={hide}>
        {t('Hide these blocks')}
      </Button>
    </Notice>
  )
}

function statusOf({ draft, saving }: EditedPage): string {
  if (saving === 'saving') return t('Saving…')
  if (saving === 'failed') return t('Not saved yet')
  if (draft.published === null)
    return draft.changed ? t('Draft saved. People see it once you publish.') : t('Nothing published yet')
  return draft.changed ? t('Draft saved. People still see the published version.') : t('Everything is live.')
}

interface TabProps {
  readonly tab: PageTab
  readonly onChoose: (tab: PageTab) => void
  readonly counts: (tab: PageTab) => number
}

function TabChoice({ tab, onChoose, counts }: TabProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('Tab of your page')}</legend>
      {pageTabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
          className={cx(
            'min-h-dense rounded-full border px-3 text-small font-medium tabular-nums',
            one === tab ? 'border-brand bg-brand-soft text-on-brand-soft' : 'border-control text-muted hover:text-text',
          )}
        >
          {t(tabWords[one])}
          {counts(one) > 0 ? ` ${counts(one)}` : ''}
        </button>
      ))}
    </fieldset>
  )
}
