import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { CompanyBoard } from '@rise/contract/postings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useTeamMay } from '../../companies/index.ts'

/** The job boards that the company's jobs are imported from. Renders nothing if there are none. */
export function BoardsSection({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const { data: boards = [] } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/companies/{slug}/boards',
      { params: { slug: desk.slug } },
      {
        // The first reading takes a few seconds.
        refetchInterval: ({ state }) => (state.data?.some(({ lastReadAt }) => lastReadAt === null) ? 3_000 : false),
      },
    ),
  )
  if (boards.length === 0) return null
  return (
    <section aria-labelledby="boards">
      <h2 id="boards" className="text-h3">
        {t('Imported every hour')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {boards.map((board) => (
          <Card key={board._id} as="li" className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 grow basis-[16rem]">
              <p className="font-semibold">{board.source}</p>
              <p className="text-small break-all">
                <TextLink to={board.address}>{board.address.replace(/^https?:\/\//, '')}</TextLink>
              </p>
              <State board={board} />
            </div>
            {may('bring-board') ? <DropBoard slug={desk.slug} board={board} /> : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}

function State({ board: { lastReadAt, problem, openJobs } }: { board: CompanyBoard }) {
  if (lastReadAt === null) {
    return (
      <p role="status" className="mt-1 flex items-center gap-2 text-small text-muted">
        <Spinner />
        {t('Importing for the first time')}
      </p>
    )
  }
  return (
    <>
      <p className="mt-1 text-small text-muted tabular-nums">
        {rich('{count, plural, one {{shown} open job} other {{shown} open jobs}}, imported {when}', {
          count: openJobs,
          shown: formatInteger(openJobs),
          when: <RelativeTime date={lastReadAt} />,
        })}
      </p>
      {problem ? <p className="mt-1 text-small font-medium text-danger">{problem}</p> : null}
    </>
  )
}

function DropBoard({ slug, board: { _id: id, source } }: { slug: string; board: CompanyBoard }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const drop = useMutation({
    mutationFn: () => api('DELETE /api/v1/companies/{slug}/boards/{id}', { params: { slug, id } }),
    onSuccess: () => showToast({ kind: 'success', title: t('The board was removed.') }),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
    onSettled: async () => {
      setConfirming(false)
      await invalidate(queryClient, [
        'GET /api/v1/companies/{slug}/boards',
        'GET /api/v1/companies/{slug}/desk',
        'GET /api/v1/companies/{slug}/desk/preview',
        'GET /api/v1/companies/{slug}/jobs',
      ])
    },
  })
  return (
    <>
      <Button size="dense" onClick={() => setConfirming(true)}>
        {rich('Remove board<hidden> the {source} board</hidden>', {
          source,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Remove this board?')}
        confirmLabel={t('Remove board')}
        busy={drop.isPending}
        onConfirm={() => drop.mutate()}
      >
        {t('Its jobs close here. You can import it again at any time.')}
      </ConfirmDialog>
    </>
  )
}
