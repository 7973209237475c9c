import { type ApplicationList, applicationLists } from '@rise/contract/applications/kinds'
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import type { SavedColumn } from '../../jobs/index.ts'
import { OwnBoard } from './own-board.tsx'
import { BOARD } from './own-lists.ts'
import { OwnRow } from './own-row.tsx'
import { impliedStatus } from './status-words.ts'

const OutsideDialog = lazy(async () => ({ default: (await import('./elsewhere/outside-dialog.tsx')).OutsideDialog }))

const emptyTexts: Readonly<Record<ApplicationList, readonly [title: Message, words: Message]>> = {
  applied: [msg('No applications yet'), msg('Applications you send here, or add yourself, appear in this list.')],
  interviews: [
    msg('No interviews yet'),
    msg('When an employer moves your application to an interview, it appears here.'),
  ],
  offers: [msg('No offers yet'), msg('Offers for your applications appear here.')],
  archive: [msg('Nothing in the archive'), msg('Applications that are closed appear here. Their receipts stay.')],
}

interface Props {
  readonly list: string
  readonly saved: SavedColumn
}

/** One list of a professional's applications, last changed first, or all of them as a board next to the saved jobs. */
export function OwnApplications({ list, saved }: Props) {
  const [editedApplication, setEditedApplication] = useState<ListedApplication | 'new'>()
  const show = applicationLists.find((known) => known === list) ?? 'applied'
  return (
    <>
      <Button
        size="dense"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => setEditedApplication('new')}
        className="self-start"
      >
        {t('Add application')}
      </Button>
      {list === BOARD ? (
        <OwnBoard saved={saved} onEdit={setEditedApplication} />
      ) : (
        <OwnList show={show} onEdit={setEditedApplication} />
      )}
      <Suspense fallback={null}>
        {editedApplication === undefined ? null : (
          <OutsideDialog
            application={editedApplication === 'new' ? undefined : editedApplication}
            onClose={() => setEditedApplication(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ListProps {
  readonly show: ApplicationList
  readonly onEdit: (application: ListedApplication) => void
}

function OwnList({ show, onEdit }: ListProps) {
  const query = useInfiniteQuery(pagesOf(useApi(), 'GET /api/v1/applications', { query: { show } }))
  const { data, error, isFetching } = query
  if (!data) {
    return error ? (
      <FailedBlock title={t('Couldn’t load this list')} retrying={isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonGroup label={t('Loading the list')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    const [title, words] = emptyTexts[show]
    return (
      <EmptyState kind="nothing-yet" title={t(title)} action={<ButtonLink to="/jobs">{t('Find jobs')}</ButtonLink>}>
        {t(words)}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="rows" aria-label={t('Applications')}>
        {items.map((application) => (
          <li key={application._id}>
            <OwnRow application={application} implied={impliedStatus[show]} onEdit={onEdit} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="self-center">
          {t('Load more')}
        </Button>
      ) : null}
    </>
  )
}
