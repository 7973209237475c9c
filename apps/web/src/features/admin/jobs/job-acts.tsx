import type { AdminJob } from '@rise/contract/admin/jobs/shapes'
import { MOST_DAYS_FEATURED } from '@rise/contract/jobs/kinds'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ActDialog } from '../../../app/admin/lists/act-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { useAct } from './queries.ts'

type OpenDialog = 'remove' | 'split' | null

/** An admin's actions on a job. */
export function JobActs({ job }: { job: AdminJob }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const [isEditingFacts, setIsEditingFacts] = useState(false)
  const [isFeaturing, setIsFeaturing] = useState(false)
  const [isJoining, setIsJoining] = useState(false)
  const params = { id: job._id }
  const close = () => setOpenDialog(null)
  const remove = useAct(t('Job closed for good.'), (api, _: undefined) =>
    api('PUT /api/v1/admin/jobs/{id}/removal', { params }),
  )
  const reopen = useAct(t('The job’s source decides again.'), (api, _: undefined) =>
    api('DELETE /api/v1/admin/jobs/{id}/removal', { params }),
  )
  const unfeature = useAct(t('The job is no longer featured.'), (api, _: undefined) =>
    api('DELETE /api/v1/admin/jobs/{id}/feature', { params }),
  )
  const split = useAct(t('Job split.'), (api, _: undefined) => api('POST /api/v1/admin/jobs/{id}/split', { params }))
  return (
    <span className="inline-flex items-center gap-2">
      {job.removedAt === null ? null : (
        <Button size="dense" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
          {rich('Reopen<hidden> {title}</hidden>', {
            title: job.title,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={t('Actions for {title}', { title: job.title })} tip="end">
            <Ellipsis size={20} aria-hidden />
          </IconButton>
        }
      >
        {job.removedAt === null ? (
          <MenuItem onSelect={() => setOpenDialog('remove')}>{t('Close for good')}</MenuItem>
        ) : null}
        {job.open ? <MenuItem onSelect={() => setIsEditingFacts(true)}>{t('Fix facts')}</MenuItem> : null}
        {job.featuredUntil !== null ? (
          <MenuItem onSelect={() => unfeature.mutate(undefined)}>{t('Stop featuring')}</MenuItem>
        ) : job.open ? (
          <MenuItem onSelect={() => setIsFeaturing(true)}>
            {t('Feature', 'verb, on a button: show a job first')}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => setIsJoining(true)}>{t('Join another listing')}</MenuItem>
        {job.postings > 1 ? <MenuItem onSelect={() => setOpenDialog('split')}>{t('Split postings')}</MenuItem> : null}
      </Menu>
      <ConfirmDialog
        open={openDialog === 'remove'}
        onOpenChange={close}
        title={t('Close {title}?', { title: job.title })}
        confirmLabel={t('Close job')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      >
        {t('It stays closed even if its board still lists it. You can reopen it here.')}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'split'}
        onOpenChange={close}
        title={t('Split {title}?', { title: job.title })}
        confirmLabel={t('Split job')}
        busy={split.isPending}
        onConfirm={() => split.mutate(undefined, { onSettled: close })}
      >
        {t('Each of its {count} postings becomes a job of its own. You can join them again.', { count: job.postings })}
      </ConfirmDialog>
      {isEditingFacts ? <FactsDialog job={job} onClose={() => setIsEditingFacts(false)} /> : null}
      {isFeaturing ? <FeatureDialog job={job} onClose={() => setIsFeaturing(false)} /> : null}
      {isJoining ? <JoinDialog job={job} onClose={() => setIsJoining(false)} /> : null}
    </span>
  )
}

function FeatureDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const [featuredUntil, setFeaturedUntil] = useState('')
  const feature = useAct(t('The job is featured.'), (api, _: undefined) =>
    api('PUT /api/v1/admin/jobs/{id}/feature', { params: { id: job._id }, body: { until: featuredUntil } }),
  )
  return (
    <ActDialog
      title={t('Feature {title}', { title: job.title })}
      description={t('It stands first in its lists, marked as featured.')}
      label={t('Feature job')}
      act={feature}
      onClose={onClose}
      onSend={(then) => feature.mutate(undefined, then)}
    >
      {(errorOf) => (
        <TextField
          type="date"
          label={t('Last day')}
          hint={t('In UTC, within {days} days.', { days: MOST_DAYS_FEATURED })}
          value={featuredUntil}
          error={errorOf('until')}
          onChange={({ target }) => setFeaturedUntil(target.value)}
        />
      )}
    </ActDialog>
  )
}

function JoinDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const [otherSlug, setOtherSlug] = useState('')
  const join = useAct(t('Joined into one job.'), (api, _: undefined) =>
    api('POST /api/v1/admin/jobs/{id}/join', { params: { id: job._id }, body: { other: otherSlug } }),
  )
  return (
    <ActDialog
      title={t('Join another listing into {title}', { title: job.title })}
      description={t('Its address leads here from then on. You can split them again.')}
      label={t('Join jobs')}
      act={join}
      onClose={onClose}
      onSend={(then) => join.mutate(undefined, then)}
    >
      {(errorOf) => (
        <TextField
          label={t('Address of the other job')}
          value={otherSlug}
          placeholder="/jobs/…"
          autoComplete="off"
          error={errorOf('other')}
          onChange={({ target }) => setOtherSlug(target.value)}
        />
      )}
    </ActDialog>
  )
}
