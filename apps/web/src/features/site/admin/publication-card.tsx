import { isLegalSlug, sitePagePath } from '@rise/contract/site/kinds'
import type { SitePageDraft } from '@rise/contract/site/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { PageBadges } from './site-pages-admin.tsx'
import type { Publication } from './use-publication.ts'

interface Props {
  readonly page: SitePageDraft
  readonly publication: Publication
  /** Saves the draft, and returns its version; undefined if saving was refused. */
  readonly version: () => Promise<number | undefined>
}

type OpenDialog = 'schedule' | 'withdraw' | 'delete'

/** The public state of a page, and the actions that change it. */
export function PublicationCard({ page, publication, version }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const closeOnSuccess = (isDone: boolean) => {
    if (isDone) close()
  }
  const { state, scheduledFor, slug } = page
  const path = sitePagePath(slug)
  const isLegal = isLegalSlug(slug)
  return (
    <Card
      as="section"
      aria-label={t('Publication', 'of a page')}
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <PageBadges page={page} />
        <p className="text-small text-muted wrap-anywhere">
          {state === 'published' ? <TextLink to={path}>{path}</TextLink> : path}
          {scheduledFor === null ? null : (
            <>
              <Dot />
              {rich('Goes live {when}', { when: <RelativeTime date={scheduledFor} /> })}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {scheduledFor === null ? null : (
          <Button size="dense" busy={publication.busy} onClick={() => void publication.cancelSchedule()}>
            {t('Cancel schedule')}
          </Button>
        )}
        <Button size="dense" onClick={() => setOpenDialog('schedule')}>
          {t('Schedule', 'verb, on a button')}
        </Button>
        {state === 'published' ? (
          <Button size="dense" onClick={() => setOpenDialog('withdraw')}>
            {t('Unpublish')}
          </Button>
        ) : null}
        <Button size="dense" variant="ghost" onClick={() => setOpenDialog('delete')}>
          {t('Delete')}
        </Button>
      </div>
      {openDialog === 'schedule' ? (
        <ScheduleDialog publication={publication} version={version} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={openDialog === 'withdraw'}
        onOpenChange={close}
        title={t('Unpublish this page?')}
        confirmLabel={t('Unpublish page')}
        busy={publication.busy}
        onConfirm={() => void publication.withdraw().then(closeOnSuccess)}
      >
        {isLegal
          ? t('The built-in text comes back. Its versions are kept. A scheduled version is canceled.')
          : t(
              'Its address leads nowhere until you publish it again. Its versions are kept. A scheduled version is canceled.',
            )}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'delete'}
        onOpenChange={close}
        title={t('Delete this page?')}
        confirmLabel={t('Delete page')}
        busy={publication.busy}
        onConfirm={() => void publication.remove().then(closeOnSuccess)}
      >
        {isLegal
          ? t('You can’t undo this: its draft and all its versions are deleted. The built-in text comes back.')
          : t('You can’t undo this: its draft and all its versions are deleted.')}
      </ConfirmDialog>
    </Card>
  )
}

function ScheduleDialog({ publication, version, onClose }: Omit<Props, 'page'> & { onClose: () => void }) {
  const [publishAt, setPublishAt] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  async function send() {
    const time = new Date(publishAt)
    if (Number.isNaN(time.getTime())) return setIsMissing(true)
    const savedVersion = await version()
    if (savedVersion === undefined) return onClose()
    if (await publication.publish(savedVersion, time.toISOString())) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Schedule this page')}
      description={t('We’ll publish the draft as it is now. Later changes stay in the draft.')}
      actions={
        <Button variant="primary" busy={publication.busy} onClick={() => void send()}>
          {t('Schedule page')}
        </Button>
      }
    >
      <TextField
        label={t('Day and time')}
        hint={t('In your own time zone.')}
        type="datetime-local"
        value={publishAt}
        error={isMissing ? t('Choose a day and a time.') : undefined}
        onChange={({ target }) => {
          setIsMissing(false)
          setPublishAt(target.value)
        }}
      />
    </Dialog>
  )
}
